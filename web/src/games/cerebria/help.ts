/** What can be said about a thing of the Cerebria table in this position; the words about its kind come from the glossary. */
import { t } from '../../lib/i18n.svelte';
import type { CerebriaModel, EmotionModel } from './model';
import { ASPIRATIONS, FRONTIERS, REALM_ACTIONS, REALM_GLYPHS, REALMS, type PrintedEmotion } from './printed';
import { slotName, spaceName } from './view';

export interface Fact {
  text: string;
  number?: string;
  glyph?: string;
}

export interface About {
  /** where the glossary explains it */
  entry: string;
  /** its own name and words; without them those of the glossary are used */
  title: string;
  text: string;
  glyph: string;
  facts: Fact[];
}

const fact = (text: string, number: string | number = '', glyph = ''): Fact => ({ text, number: `${number}`, glyph });
const about = (entry: string, more: Partial<About> = {}): About => ({
  entry,
  title: '',
  text: '',
  glyph: '',
  facts: [],
  ...more,
});
const race = (tally: { bliss: number; gloom: number }): Fact[] => [
  fact(t('cerebria.side.bliss'), tally.bliss, 'bliss'),
  fact(t('cerebria.side.gloom'), tally.gloom, 'gloom'),
];

function cardHelp(card: PrintedEmotion, lying: EmotionModel | null): About {
  const facts = [
    fact(
      t('cerebria.help.kind', {
        side: t(`cerebria.side.${card.side}`),
        strength: t(`cerebria.help.${card.strength}`),
        vibe: t(`cerebria.help.vibe.${card.vibe ?? 'none'}`),
      }),
      '',
      card.vibe ? `vibe-${card.vibe}` : '',
    ),
  ];
  if (lying) {
    facts.push(fact(t('cerebria.help.essence'), `${lying.essence} / ${card.row.length}`, 'essence'));
    facts.push(fact(t('cerebria.help.intensity'), lying.intensity, 'intensity'));
    facts.push(...lying.notes.map((note) => fact(note, '', 'ui-cause')));
  } else {
    facts.push(fact(t('cerebria.help.row'), card.row.join(', '), 'essence'));
    if (card.threshold !== null) facts.push(fact(t('cerebria.help.threshold'), card.threshold, 'act-empower'));
  }
  if (card.house) facts.push(fact(t('cerebria.house'), '', 'act-fortify'));
  return about('card', { title: card.name, text: card.text, facts });
}

function slotHelp(model: CerebriaModel, slot: number): About {
  const emotion = model.slots[slot] ?? null;
  if (emotion) return cardHelp(emotion.card, emotion);
  return about('slot', { title: slotName(model, slot), glyph: 'act-invoke' });
}

function realmHelp(model: CerebriaModel, realm: number): About {
  const { cost } = model.realms[realm]!;
  const printed = REALM_ACTIONS[realm]!;
  return about(`realm:${realm}`, {
    glyph: REALM_GLYPHS[realm]!,
    text: printed.effect,
    facts: [
      fact(t('cerebria.help.printed'), printed.cost, 'willpower'),
      fact(t('cerebria.help.youPay'), cost, 'willpower'),
    ],
  });
}

function fortressHelp(model: CerebriaModel, realm: number): About {
  const { fortress } = model.realms[realm]!;
  const here = fortress
    ? fact(t('cerebria.help.fortress', { side: t(`cerebria.side.${fortress.side}`) }), `+${fortress.bonus}`, 'fragment')
    : fact(t('cerebria.help.noFortress'));
  return about('fortress', { glyph: 'act-fortify', facts: [fact(REALMS[realm]!.name), here] });
}

function spaceHelp(model: CerebriaModel, space: number): About {
  const players = model.teams.flatMap((team) => team.players);
  const here = model.figures
    .filter((figure) => figure.space === space)
    .flatMap((figure) => players.find((player) => player.seat === figure.seat) ?? []);
  return about('space', {
    title: spaceName(model, space),
    facts: here.map((player) => fact(`${player.name}: ${player.power}`, '', `spirit-${player.spirit}`)),
  });
}

function sphereHelp(model: CerebriaModel, id: string): About {
  const sphere = model.spheres.find((each) => each.id === id);
  if (!sphere) return about('sphere');
  const facts = [
    fact(t('cerebria.help.holds'), `${sphere.willpower} / ${sphere.full}`, 'willpower'),
    fact(t('cerebria.help.stands', { realm: REALMS[sphere.realm]!.name })),
  ];
  if (sphere.low) facts.push(fact(t('cerebria.help.low'), '', 'ui-why'));
  return about(`sphere:${id}`, { glyph: `sphere-${id}`, facts });
}

function aspirationHelp(model: CerebriaModel, id: string): About {
  const stand = model.standing.aspirations.find((each) => each.id === id);
  const condition = model.conditions.get(id);
  const facts = (stand?.counts ?? []).map(({ team, amount }) => fact(t(`cerebria.side.${team}`), amount, team));
  if (stand) facts.push(fact(`${stand.why}.`));
  if (condition)
    facts.push(
      fact(condition.tied ? t('cerebria.tied') : t('cerebria.notTied'), '', 'balance'),
      fact(condition.text, `${condition.have} / ${condition.needed}`, 'balance'),
    );
  return about(`aspiration:${id}`, { glyph: `asp-${id}`, text: ASPIRATIONS.get(id)?.text ?? '', facts });
}

function intentionHelp(model: CerebriaModel, id: string): About {
  const intention = model.standing.intentions.find((each) => each.id === id);
  if (!intention) return about('intention');
  return about('intention', {
    title: intention.name,
    text: intention.text,
    glyph: 'vp',
    facts: [
      fact(t('cerebria.help.points'), `+${intention.points}`),
      ...intention.teams.map(({ team, missing }) =>
        fact(`${t(`cerebria.side.${team}`)}: ${missing || t('cerebria.help.possible')}`, '', team),
      ),
    ],
  });
}

function teamHelp(model: CerebriaModel, kind: string, side: string): About {
  const stand = model.standing.teams.find((each) => each.team === side);
  if (!stand) return about(kind);
  const parts = [
    fact(t('cerebria.help.wheel'), stand.wheel, 'vp'),
    fact(t('cerebria.help.identity'), stand.identity, 'fragment'),
  ];
  if (kind !== 'wheel')
    return about('vp', { title: t(`cerebria.side.${stand.team}`), glyph: stand.team, facts: parts });
  const next = stand.next_bonus;
  const coming = next ? [fact(t('cerebria.help.bonus', { n: next.away }), '', next.gain)] : [];
  return about('wheel', { glyph: stand.team, facts: [parts[0]!, ...coming] });
}

function seatHelp(model: CerebriaModel, seat: number): About {
  const player = model.teams.flatMap((team) => team.players).find((each) => each.seat === seat);
  if (!player) return about('seat');
  const facts = [
    fact(t('cerebria.help.willpower'), player.willpower, 'willpower'),
    fact(t('cerebria.help.cards', { deck: player.deck }), player.hand, 'card'),
  ];
  if (player.top) facts.push(fact(t('cerebria.help.top', { card: player.top.name })));
  if (player.known.length) facts.push(fact(t('cerebria.help.known', { cards: player.known.join(', ') })));
  return about(`spirit-${player.spirit}`, {
    title: player.name,
    text: player.power,
    glyph: player.spirit ? `spirit-${player.spirit}` : '',
    facts,
  });
}

const priced = (price: [string, number][], plus = ''): Fact[] =>
  price.map(([glyph, n]) => fact(t('cerebria.help.price'), `${n > 0 ? plus : ''}${n}`, glyph));

function rowHelp(model: CerebriaModel, row: number, cell: number): About {
  const found = model.rows[row];
  if (!found) return about('row');
  const upgrade = found.cells[cell - 1];
  if (!upgrade)
    return about(`row:${row}`, {
      glyph: `act-${found.action}`,
      text: found.text,
      facts: [
        ...priced(found.price),
        fact(found.token ? t('cerebria.help.unlocked') : t('cerebria.help.locked'), '', found.token ? '' : 'ui-lock'),
      ],
    });
  const open = upgrade.token ? t('cerebria.help.upgradeOpen') : t('cerebria.help.upgradeClosed');
  return about('cell', { title: upgrade.name, text: upgrade.text, facts: [...priced(upgrade.price, '+'), fact(open)] });
}

const ABILITIES: Record<string, string> = { absorb: 'button:absorb' };

/** Everything about a thing by its data-zoom. */
export function aboutThing(model: CerebriaModel, id: string): About {
  const [kind = '', first = '', second = ''] = id.split(':');
  const n = Number(first);
  const card = kind === 'emotion' ? model.cards.get(first) : undefined;
  if (card) return cardHelp(card, null);
  if (kind === 'slot') return slotHelp(model, n);
  if (kind === 'realm') return realmHelp(model, n);
  if (kind === 'control') return about(`realm:${first}`, { facts: race(model.realms[n]!) });
  if (kind === 'frontier')
    return about('frontier', { title: FRONTIERS[n]!.name, facts: race(model.frontiers[n]!), glyph: 'vibe-any' });
  if (kind === 'fortress') return fortressHelp(model, n);
  if (kind === 'space') return spaceHelp(model, n);
  if (kind === 'sphere') return sphereHelp(model, first);
  if (kind === 'aspiration' || kind === 'condition') return aspirationHelp(model, first);
  if (kind === 'intention') return intentionHelp(model, first);
  if (kind === 'wheel' || kind === 'score') return teamHelp(model, kind, first);
  if (kind === 'seat') return seatHelp(model, n);
  if (kind === 'spirit') return about(`spirit-${first}`, { glyph: `spirit-${first}` });
  if (kind === 'row') return rowHelp(model, n, 0);
  if (kind === 'cell') return rowHelp(model, n, Number(second));
  if (kind === 'ability') return about(ABILITIES[first] ?? first, { glyph: first });
  if (kind === 'identity')
    return about('identity', {
      glyph: 'fragment',
      facts: model.teams.map((team) => fact(t(`cerebria.side.${team.side}`), team.identityPoints, team.side)),
    });
  return about(id);
}
