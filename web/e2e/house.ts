/** What files of browser tests begin with: one server and one browser for the file, people who leave after each test. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { Person, Server, startBrowser } from './kit';

export class House {
  server!: Server;
  browser!: Browser;
  people: Person[] = [];

  async open(settings: object): Promise<void> {
    [this.server, this.browser] = await Promise.all([Server.start(settings), startBrowser()]);
  }

  /** Somebody with a browser of their own and, where wanted, settings beside those that make tests quick. */
  async somebody(settings: object = {}, size?: { width: number; height: number }): Promise<Person> {
    const person = await Person.at(this.browser, this.server, size);
    await person.context.addInitScript((more) => {
      const kept = JSON.parse(localStorage.getItem('insula.settings') ?? '{}') as object;
      localStorage.setItem('insula.settings', JSON.stringify({ ...kept, ...more }));
    }, settings);
    this.people.push(person);
    return person;
  }

  async leave(): Promise<void> {
    for (const person of this.people.splice(0)) await person.context.close();
  }

  async close(): Promise<void> {
    await this.browser?.close();
    await this.server?.stop();
  }
}

/** The house of a file; with settings of the server where the file needs some. */
export function house(settings: object = {}): House {
  const made = new House();
  beforeAll(() => made.open(settings));
  afterEach(() => made.leave());
  afterAll(() => made.close());
  return made;
}
