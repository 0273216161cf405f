/** The words of an account: e-mail, sessions, notices, company; whoever only plays need not load them. */
import { bringWords } from '../lib/i18n.svelte';
import english from './locales/en.json';

declare module '../lib/i18n.svelte' {
  interface GameWords extends Record<keyof typeof english, string> {}
}

bringWords(english, import.meta.glob('./locales/*.json'));
