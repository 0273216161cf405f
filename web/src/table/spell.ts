/** Turns any game's view into lines of words, so that a table can be read without its picture. */

export interface Line {
  depth: number;
  text: string;
}

function words(key: string): string {
  return key.replaceAll('_', ' ').replaceAll('-', ' ');
}

function plain(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' || typeof value === 'string') return String(value);
  return null;
}

/** A small record of plain values fits on one line. */
function short(value: object): string | null {
  const parts: string[] = [];
  for (const [key, inner] of Object.entries(value)) {
    const text = plain(inner);
    if (text === null) return null;
    parts.push(Array.isArray(value) ? text : `${words(key)} ${text}`);
  }
  return parts.length ? parts.join(', ') : 'none';
}

export function spellOut(view: unknown, name = '', depth = 0): Line[] {
  const text = plain(view);
  if (text !== null) return [{ depth, text: name ? `${name}: ${text}` : text }];
  const inner = view as object;
  const line = short(inner);
  if (name && line !== null && line.length < 160) return [{ depth, text: `${name}: ${line}` }];
  const lines: Line[] = name ? [{ depth, text: name }] : [];
  for (const [key, value] of Object.entries(inner)) {
    const label = Array.isArray(inner) ? String(Number(key) + 1) : words(key);
    lines.push(...spellOut(value, label, name ? depth + 1 : depth));
  }
  return lines;
}
