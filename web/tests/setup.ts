import { vi } from 'vitest';

import.meta.glob('../src/games/*/words.ts', { eager: true }); // boards are drawn without the page that brings them

Object.defineProperty(window, 'matchMedia', {
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
});
Element.prototype.scrollIntoView = vi.fn();
// jsdom measures nothing, so nothing ever changes its size
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
