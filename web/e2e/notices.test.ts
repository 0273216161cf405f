/** Notices in a real browser: push through the service worker, the count on every page, the account's page. */
import type { Browser, BrowserContext, CDPSession } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person, Server, startBrowser } from './kit';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), startBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

interface Worker {
  session: CDPSession;
  registration: string;
}

/** The service worker of a page, as DevTools see it. */
async function workerOf(person: Person): Promise<Worker> {
  await person.context.grantPermissions(['notifications'], { origin: server.address });
  const session = await person.context.newCDPSession(person.page);
  const registration = new Promise<string>((found) =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find((version) => version.status === 'activated');
      if (active) found(active.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  return { session, registration: await registration };
}

function push(worker: Worker, message: object | string): Promise<unknown> {
  const data = typeof message === 'string' ? message : JSON.stringify(message);
  const { registration: registrationId } = worker;
  return worker.session.send('ServiceWorker.deliverPushMessage', { origin: server.address, registrationId, data });
}

interface Shown {
  title: string;
  body: string;
  tag: string;
  url: string;
}

const shown = (person: Person): Promise<Shown[]> =>
  person.page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    const found = await worker.getNotifications();
    return found.map(({ title, body, tag, data }) => ({ title, body, tag, url: (data as { url: string }).url }));
  });

async function until<T>(ask: () => Promise<T>, good: (found: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries++) {
    const found = await ask();
    if (good(found) || tries > 100) return found;
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

test('a push message becomes one notice per table, and none for what is not ours', async () => {
  const ann = await Person.at(browser, server);
  await ann.goHome();
  const worker = await workerOf(ann);
  const message = { title: 'Your turn in Cerebria', body: 'Ash moves.', tag: 'insula-t1', url: '/table/t1', badge: 2 };
  await push(worker, message);
  const { title, body, tag, url } = message;
  expect(
    await until(
      () => shown(ann),
      (found) => found.length > 0,
    ),
  ).toEqual([{ title, body, tag, url }]);
  await push(worker, { ...message, body: 'Ash moves again.' });
  const replaced = await until(
    () => shown(ann),
    (found) => found[0]?.body === 'Ash moves again.',
  );
  expect(replaced.length).toBe(1);
  await push(worker, 'not ours');
  await push(worker, { title: 5, url: null });
  await push(worker, { ...message, url: '/', tag: 'insula-home' }); // its page is in front of the reader
  await push(worker, { ...message, tag: 'insula-t2', url: '/table/t2' });
  const all = await until(
    () => shown(ann),
    (found) => found.length > 1,
  );
  expect(all.map((each) => each.tag).sort()).toEqual(['insula-t1', 'insula-t2']);
  expect(ann.troubles).toEqual([]);
  await ann.context.close();
}, 60_000);

async function me(context: BrowserContext): Promise<{ name: string }> {
  return (await (await context.request.get(`${server.address}/api/me`)).json()) as { name: string };
}

test('every page counts the tables that wait, and tells what is announced', async () => {
  const [ann, ben] = [await Person.at(browser, server), await Person.at(browser, server)];
  const table = await ann.open({ game: 'card', seats: [{ who: 'me' }, { who: 'open' }] });
  await ben.goHome();
  await ben.context.request.post(`${server.address}/api/tables/${table}/sit`, { data: { seat: 1 } });
  const cards = await Promise.all(
    [ann, ben].map(async (each) => (await each.context.request.get(`${server.address}/api/tables/${table}`)).json()),
  );
  const asked = (cards[0] as { your_turn: boolean }).your_turn ? ann : ben;
  for (const page of ['/rules/card', '/learn', '/new/card', '/account']) {
    await asked.page.goto(server.address + page);
    await asked.page.waitForFunction(() => document.title.startsWith('(1) '));
  }
  server.admin('announce', 'Restart at eight.');
  await asked.page.reload();
  await asked.page.waitForSelector('[data-testid="announcement"] >> text=Restart at eight.');
  await asked.page.click('[data-testid="announcement"] button');
  await asked.page.waitForSelector('[data-testid="announcement"]', { state: 'detached' });
  server.admin('announce', '');
  expect([...ann.troubles, ...ben.troubles]).toEqual([]);
  await Promise.all([ann.context.close(), ben.context.close()]);
}, 60_000);

test('the page of an account: notices, quiet hours, password, where one is signed in', async () => {
  const ann = await Person.at(browser, server);
  await ann.goHome();
  await ann.context.request.post(`${server.address}/api/account`, { data: { name: 'Ann', password: 'correct horse' } });
  await ann.page.goto(`${server.address}/account`);
  await ann.page.uncheck('[aria-label="It is my turn: Push"]');
  await ann.page.check('text=Quiet hours');
  await ann.page.waitForSelector('[aria-label="Quiet from"]');
  await ann.page.reload();
  expect(await ann.page.isChecked('[aria-label="It is my turn: Push"]')).toBe(false);
  expect(await ann.page.inputValue('[aria-label="Quiet from"]')).toBe('22:00');
  await ann.page.fill('[autocomplete="current-password"]', 'wrong');
  await ann.page.fill('form:has([autocomplete="current-password"]) [autocomplete="new-password"]', 'battery staple');
  await ann.page.click('form:has([autocomplete="current-password"]) button');
  await ann.page.waitForSelector('[data-testid="says"] >> text=Wrong name or password.');
  await ann.page.fill('[autocomplete="current-password"]', 'correct horse');
  await ann.page.click('form:has([autocomplete="current-password"]) button');
  await ann.page.waitForSelector('[data-testid="says"] >> text=Your password has been changed');
  expect((await me(ann.context)).name).toBe('Ann');
  await ann.context.close();
}, 60_000);
