/** What can be said about a thing of the Amygdala table in this position; the words about its kind come from the glossary. */
import { plural, t } from '../../lib/i18n.svelte';
import { MIND_BONUSES, REGIONS, SPACES } from './geometry';
import type { AmygdalaModel, PlayerModel, TileModel } from './model';
import { signName } from './names';

export interface Fact {
  icons: string[];
  text: string;
  coins?: number;
  number?: string;
}

export interface About {
  /** where the glossary explains it */
  entry: string;
  /** its own name; without one the glossary's is used */
  title: string;
  glyph: string;
  tone?: string;
  facts: Fact[];
}

/** Icons in words: hope ×2, anger. */
const named = (icons: string[]): string =>
  [...new Set(icons)]
    .map((icon) => {
      const times = icons.filter((each) => each === icon).length;
      return times > 1 ? `${signName(icon)} ×${times}` : signName(icon);
    })
    .join(', ');
const fact = (text: string, number = '', icons: string[] = []): Fact => ({ text, number, icons });
const about = (entry: string, glyph = '', facts: Fact[] = [], title = ''): About => ({ entry, glyph, facts, title });

/** How every seat stands in a region, the first one first. */
function race(model: AmygdalaModel, region: string): Fact[] {
  return (model.races.get(region)?.runners ?? []).map((runner) => {
    const name = model.players[runner.seat]?.name ?? '';
    const pass = runner.to_pass ? `, ${t('amygdala.help.toPass', { n: runner.to_pass })}` : '';
    return fact(`${name}: ${runner.text}${pass}`);
  });
}

function regionHelp(model: AmygdalaModel, kind: string, id: string): About {
  const region = REGIONS.find((each) => each.id === id || each.emotion === id);
  if (!region) return about(kind);
  const values = (model.values.get(region.id) ?? region.printed).join(', ');
  const found = about(`${kind}:${region.emotion}`, `amy-${region.emotion}`, [
    fact(t('amygdala.help.pays'), values),
    ...race(model, region.id),
  ]);
  return { ...found, tone: `var(--amy-${region.emotion})` };
}

const tileFact = (model: AmygdalaModel, tile: TileModel): Fact =>
  fact(model.players[tile.seat]?.name ?? '', '', tile.icons);

function spaceHelp(model: AmygdalaModel, id: string): About {
  const space = SPACES.get(id);
  if (!space) return about('space');
  const tile = model.tiles.get(id);
  const facts = tile ? [tileFact(model, tile)] : [];
  const vp = model.worth.get(id);
  if (vp !== undefined) facts.push(fact(t('amygdala.help.here'), `${vp} ${t('amygdala.vp')}`));
  const found = about(
    'space',
    `amy-${space.emotion}`,
    [...facts, fact(t('amygdala.help.region', { emotion: signName(space.emotion) }))],
    t('amygdala.help.space', { space: model.labels.spaces[id] ?? '' }),
  );
  return { ...found, tone: `var(--amy-${space.emotion})` };
}

function lotusHelp(model: AmygdalaModel, number: number): About {
  const tiles = (model.lotuses[number] ?? []).map((tile) =>
    tile
      ? { icons: [tile.icon], text: signName(tile.icon), coins: tile.price }
      : { icons: [], text: t('amygdala.help.noTile') },
  );
  const here = model.moods.filter((mood) => mood.lotus === number).map((mood) => model.players[mood.seat]!.name);
  const facts: Fact[] = [...tiles];
  if (here.length) facts.push(fact(t('amygdala.help.standing', { names: here.join(', ') })));
  if (model.toll === number) facts.push(fact(t('amygdala.help.tollHere')));
  return about('lotus', 'amy-lotus', facts, t('amygdala.lotus', { name: model.lotusNames[number] ?? '' }));
}

function cellHelp(player: PlayerModel, id: string): About {
  const tile = player.tiles.get(id);
  if (tile) return about('cell', '', [{ icons: tile.icons, text: named(tile.icons) }]);
  const bonus = MIND_BONUSES.find((cell) => cell.id === id);
  if (!bonus) return player.cloud === id ? about('amy-cloud', 'amy-cloud') : about('cell');
  const items: Fact = { icons: bonus.bonus, text: named(bonus.bonus) };
  if (player.earned.has(id)) return about('bonus', '', [items, fact(t('amygdala.help.earned'))]);
  const around = bonus.adjacent.flatMap((cell) => player.tiles.get(cell) ?? []);
  return about('bonus', '', [
    items,
    fact(plural('amygdala.help.inTheWay', around.length)),
    ...around.map((each) => ({ icons: each.icons, text: named(each.icons) })),
  ]);
}

/** An exchange by what is given: points, a special tile, any resource. */
function exchangeHelp(gives: string): About {
  if (gives === 'vp') return about('vp', 'vp');
  if (gives === 'resource') return about('resource');
  return gives ? about(`amy-${gives}`, `amy-${gives}`) : about('button:exchange', 'rotate');
}

/** Everything about a thing by its id. */
export function aboutThing(model: AmygdalaModel, id: string): About {
  const [kind = '', first = '', second = ''] = id.split(':');
  if (kind === 'region' || kind === 'claim') return regionHelp(model, kind === 'region' ? 'emotion' : 'claim', first);
  if (kind === 'space') return spaceHelp(model, first);
  if (kind === 'lotus') return lotusHelp(model, Number(first));
  if (kind === 'tile') {
    const tile = model.lotuses[Number(first)]?.[Number(second)];
    if (!tile) return about('tile');
    const price: Fact = { icons: [], text: t('amygdala.help.price'), coins: tile.price };
    return about('tile', `amy-${tile.icon}`, [price], t('amygdala.help.resource', { icon: signName(tile.icon) }));
  }
  if (kind === 'cell') {
    const player = model.players[Number(first)];
    return player ? cellHelp(player, second) : about('cell');
  }
  if (kind === 'resource') {
    const icon = second.slice(0, second.lastIndexOf('-'));
    return about('resource', `amy-${icon}`, [], t('amygdala.help.resource', { icon: signName(icon) }));
  }
  if (kind === 'item') return about(`amy-${second}`, `amy-${second}`);
  if (kind === 'coin') return about('coin', 'amy-coin');
  if (kind === 'marker') return about('amy-mood', 'amy-mood', [fact(model.players[Number(first)]?.name ?? '')]);
  if (kind === 'toll') return about('amy-toll', 'amy-toll');
  if (kind === 'exchange') return exchangeHelp(first);
  return about(id);
}
