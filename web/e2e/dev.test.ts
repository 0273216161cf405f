/** The contributor's loop: `npm run dev` beside a running server opens a table, socket included. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person, Server, startBrowser } from './kit';

let server: Server;
let browser: Browser;
let dev: ChildProcess;
let address: string;
beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), startBrowser()]);
  dev = spawn(
    process.execPath,
    [join('node_modules', 'vite', 'bin', 'vite.js'), '--host', '127.0.0.1', '--port', '0'],
    {
      // nothing of the test runner's own environment, or Vite would resolve for tests
      env: { PATH: process.env.PATH, INSULA_SERVER: server.address, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  address = await new Promise((found) => {
    let said = '';
    dev.stdout?.on('data', (part: Buffer) => {
      said += part.toString();
      const line = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (line) found(line[0]);
    });
  });
});
afterAll(async () => {
  dev?.kill();
  await browser?.close();
  await server?.stop();
});

test('a table opens under npm run dev', async () => {
  const person = await Person.at(browser, { address });
  await person.playNow('card');
  await person.waitToBeAsked();
  expect(person.troubles).toEqual([]);
  await person.context.close();
});
