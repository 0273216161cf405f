/** A store whose server writes down what it is told. */
import type { Server } from '../src/table/server';
import { TableStore } from '../src/table/store.svelte';
import type { Option, Question } from '../src/table/types';

export function option(id: number, thing: string, more: Partial<Option> = {}): Option {
  return { id, thing, notation: `take ${thing}`, label: `Take ${thing}`, final: false, ...more };
}

export function question(...options: Option[]): Question {
  return { kind: 'turn', seat: 0, text: 'What now?', options };
}

export function table(): { store: TableStore; told: string[] } {
  const told: string[] = [];
  const server: Server = {
    play: (chosen, version) => void told.push(`play ${chosen.id} at ${version}`),
    playNotation: (text) => void told.push(`type ${text}`),
    acts: (thing) => void told.push(`acts ${thing}`),
    takeUp: (back, steps, then) => void told.push(`back ${back}, take up ${steps.join(' ')}, then ${then.join(' ')}`),
    why: (thing) => void told.push(`why ${thing}`),
    undo: () => void told.push('undo'),
    withdraw: () => told.push('withdraw') > 0,
    chat: (text) => void told.push(`chat ${text}`),
    offerDraw: () => void told.push('draw'),
    resign: () => void told.push('resign'),
    standIn: (on) => void told.push(`bot ${on}`),
    answerProposal: (yes) => void told.push(`vote ${yes}`),
    takeSeatBack: (seat) => void told.push(`back ${seat}`),
    proposeAbout: (what, seat) => void told.push(`${what} ${seat}`),
    leavePass: (seat, on) => void told.push(`leave a pass ${seat} ${on}`),
    hint: () => void told.push('hint'),
    describe: () => void told.push('describe'),
    explain: (what) => void told.push(`explain ${what}`),
  };
  const store = new TableStore(server);
  store.seat = 0;
  store.seats = ['Ines', 'Ash'].map((name, seat) => ({
    seat,
    name,
    holder: 'person',
    level: '',
    here: true,
    standIn: false,
  }));
  store.held = [0];
  return { store, told };
}
