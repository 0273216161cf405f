/** A card corrected in the browser, kept as a pack, played at a table, its record replayed elsewhere with the pack and refused without it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Person, Server, startBrowser } from './kit';

const ROOT = resolve(import.meta.dirname, '..', '..');
const PYTHON = process.env.INSULA_PYTHON ?? join(ROOT, '.venv', 'bin', 'python');
let server: Server;
let browser: Browser;
let person: Person;
const folder = mkdtempSync(join(tmpdir(), 'insula-packs-'));
beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), startBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

/** `insula replay` on another machine: another folder for what is kept. */
function replay(record: string, kept: string): { code: number | null; says: string } {
  const done = spawnSync(PYTHON, ['-m', 'insula', 'replay', record, '--verify'], {
    cwd: folder,
    env: { ...process.env, INSULA_SAVES: kept },
    encoding: 'utf8',
  });
  return { code: done.status, says: `${done.stdout}${done.stderr}`.trim() };
}

/** Gives the game up and takes its record. */
function resigned(page: Page, table: string): Promise<string> {
  return page.evaluate(async (id) => {
    const socket = new WebSocket(`ws://${location.host}/ws/${id}`);
    await new Promise<void>((over) => {
      socket.onopen = () => {
        socket.send(JSON.stringify({ t: 'hello' }));
        socket.send(JSON.stringify({ t: 'resign' }));
      };
      socket.onmessage = (message) => {
        const told = JSON.parse(String(message.data)) as { t: string; over?: boolean };
        if (told.t === 'update' && told.over) over();
      };
    });
    socket.close();
    return (await fetch(`/api/tables/${id}/record`)).text();
  }, table);
}

test('a corrected card is played, and its record needs the pack', { timeout: 240_000 }, async () => {
  person = await Person.at(browser, server);
  const { page } = person;
  await page.goto(`${server.address}/workshop/cerebria`);
  await page.click('[data-source="house"]');
  await page.fill('input[type="search"]', 'comfort');
  await page.click('.tile[data-entry="comfort"]');
  expect(await page.textContent('h1')).toBe('Comfort');
  const before = await page.textContent('[data-testid="said"]');

  await page.fill('[data-field="threshold"] input', '7');
  await page.press('[data-field="threshold"] input', 'Tab');
  await page.waitForSelector('[data-testid="checks"] >> text=cer.empower.threshold');
  await page.fill('[data-field="threshold"] input', '3');
  await page.press('[data-field="threshold"] input', 'Tab');
  await page.selectOption('[data-testid="power"] select.word >> nth=0', 'on_enter');
  await page.selectOption('[data-testid="power"] .list select.word', 'gain');
  await page.click('[data-testid="power"] .list .chip.add >> text=/^\\+ to$/');
  await page.fill('[data-testid="power"] .list input[type="number"]', '2');
  await page.press('[data-testid="power"] .list input[type="number"]', 'Tab');
  await page.waitForSelector('[data-testid="said"] >> text=2 Willpower');
  expect(await page.textContent('[data-testid="said"]')).not.toBe(before);
  await page.waitForSelector('[data-testid="checks"] .good');

  await page.click('text=Try it');
  await page.waitForSelector('[data-testid="tried"].good', { timeout: 90_000 });
  await page.fill('[aria-label="Name of the pack"]', 'Mara’s box');
  await page.click('text=Save as pack');
  await page.waitForSelector('text=Name your source for each card');
  await page.fill('.known input', 'my copy of the box');
  await page.click('text=Save as pack');
  await page.waitForSelector('[data-testid="saved"]');
  const hash = (await page.getAttribute('li[data-pack]', 'data-pack'))!;
  const file = await page.evaluate(async (pack) => (await fetch(`/api/packs/${pack}`)).text(), hash);
  expect(file).toContain('threshold: 3');

  await page.click(`li[data-pack="${hash}"] >> text=Open a table`);
  expect(await page.textContent('[data-testid="pack"]')).toContain('Mara’s box');
  await page.click('form.new .btn.primary');
  await page.waitForURL(/\/table\//);
  await page.waitForSelector('.topbar [data-testid="pack"]');
  await person.waitToBeAsked();
  for (let i = 0; i < 4; i++) await person.answer();
  const table = new URL(page.url()).pathname.split('/')[2]!;
  const record = await resigned(page, table);
  expect(record).toContain(`pack ${hash} Mara’s box`);

  const game = join(folder, 'game.insula');
  writeFileSync(game, record);
  const refused = replay(game, join(folder, 'empty'));
  expect(refused.code).toBe(2);
  expect(refused.says).toBe(
    `This game was played with the pack “Mara’s box” (${hash}), which is not here; put its file next to the record.`,
  );
  writeFileSync(join(folder, 'from-mara.yaml'), file);
  expect(replay(game, join(folder, 'empty')).code).toBe(0);
});
