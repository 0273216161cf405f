/** The words of this game's boards, in every language that it has a file for. */
import { bringWords } from '../../lib/i18n.svelte';
import english from './locales/en.json';

declare module '../../lib/i18n.svelte' {
  interface GameWords extends Record<keyof typeof english, string> {}
}

bringWords(english, import.meta.glob('./locales/*.json'));
bringWords({}, import.meta.glob('@games/cerebria/gen/catalogue/*.json'));
