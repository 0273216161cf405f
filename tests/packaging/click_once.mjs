/** Opens the table at an address, presses “play now” of the card game and answers one question by a click. */
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../web/package.json', import.meta.url));
const { chromium } = require('playwright-core');

const address = process.argv[2];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
const page = await browser.newPage();
const troubles = [];
page.on('pageerror', (error) => troubles.push(error.message));

const moves = async () => (await (await page.request.get(`${address}/api/tables`)).json()).mine[0].moves;

await page.goto(address);
await page.click('[data-game="card"] .btn.primary');
await page.waitForSelector('[data-testid="question"]');
const before = await moves();
const legal = page.locator('.board-area [data-state="legal"], .chip').first();
await legal.click();
const confirm = page.locator('[data-testid="confirm"]');
let after = before;
for (let tries = 0; tries < 100 && after === before; tries++) {
  if (await confirm.count()) await confirm.click({ timeout: 1000 }).catch(() => {});
  await page.waitForTimeout(100);
  after = await moves();
}
await browser.close();
if (troubles.length) throw new Error(troubles.join('\n'));
console.log(`played ${after - before} answers`);
