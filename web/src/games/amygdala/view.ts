/** Reads Amygdala's view into what the board draws. */
import { t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../table/store.svelte';
import type { AmygdalaModel, BankItem, PlayerModel, SeatColour, TileModel } from './model';
import { signName } from './names';
import type { AmygdalaView, BankItem as WireItem, ClaimPlace, Colour, Emotion, PlayerView, TileView } from './wire';

const RIMS: Record<Colour, SeatColour> = { grey: 'grey', 'dark-blue': 'blue', green: 'green', orange: 'orange' };

function tileOf(seat: number, tile: TileView, thing: string): TileModel {
  return { seat, icons: tile.icons, thing, id: `tile-${seat}-${tile.id}` };
}

function bankItem(seat: number, item: WireItem): BankItem {
  if (item.kind === 'coin')
    return {
      kind: 'coin',
      sort: 'coin',
      value: item.value,
      icon: '',
      thing: `coin:${seat}:${item.value}`,
      label: t('amygdala.coinOf', { value: item.value }),
      count: 1,
    };
  if (item.kind === 'resource')
    return {
      kind: 'item',
      sort: 'resource',
      value: item.price,
      icon: item.icon,
      thing: `resource:${seat}:${item.icon}-${item.price}`,
      label: t('amygdala.resource', { icon: signName(item.icon), price: item.price }),
      count: 1,
    };
  if (item.kind === 'claim')
    return {
      kind: 'item',
      sort: 'claim',
      value: 0,
      icon: item.emotion,
      thing: `claim:${seat}:${item.emotion}`,
      label: t('amygdala.claimOf', { emotion: signName(item.emotion) }),
      count: 1,
    };
  return {
    kind: 'item',
    sort: item.kind,
    value: 0,
    icon: item.kind,
    thing: `item:${seat}:${item.kind}`,
    label: signName(item.kind),
    count: 1,
  };
}

function readPlayer(table: TableStore, view: AmygdalaView, player: PlayerView): PlayerModel {
  const { seat } = player;
  return {
    seat,
    name: table.nameOf(seat),
    bot: table.seats[seat]?.holder === 'bot' || (table.seats[seat]?.standIn ?? false),
    colour: RIMS[player.colour],
    vp: player.vp,
    scored: view.standing.seats[seat]!,
    coins: player.coins,
    start: view.start === seat,
    deciding: (table.question?.seat ?? table.waiting?.seat) === seat,
    bank: player.bank.map((item) => bankItem(seat, item)),
    tiles: new Map(
      Object.entries(player.tiles).map(([cell, tile]) => [cell, tileOf(seat, tile, `cell:${seat}:${cell}`)]),
    ),
    cloud: player.cloud,
    earned: new Set(
      Object.entries(player.bonuses)
        .filter(([, bonus]) => bonus.earned)
        .map(([cell]) => cell),
    ),
    claims: (Object.entries(player.claims) as [Emotion, ClaimPlace][]).map(([emotion, state]) => ({ emotion, state })),
  };
}

export function readView(table: TableStore): AmygdalaModel {
  const view = table.view as AmygdalaView;
  const players = view.players.map((player) => readPlayer(table, view, player));
  return {
    round: view.round,
    supply: view.stack,
    tiles: new Map(view.placed.map(({ space, seat, tile }) => [space, tileOf(seat, tile, `space:${space}`)])),
    claims: new Map(view.regions.map((region) => [region.id, region.claims.map((seat) => ({ seat }))])),
    values: new Map(view.regions.map((region) => [region.id, region.values])),
    races: new Map(view.standing.regions.map((race) => [race.region, race])),
    lotuses: view.lotuses.map((lotus) =>
      lotus.tiles.map((face, j) => (face ? { ...face, thing: `tile:${lotus.number}:${j}` } : null)),
    ),
    lotusNames: view.lotuses.map((lotus) => lotus.name),
    toll: view.toll,
    moods: view.lotuses.flatMap((lotus) => lotus.markers.map((seat) => ({ seat, lotus: lotus.number }))),
    players,
    own: table.seat === null ? null : (players[table.seat] ?? null),
    worth: new Map(
      Object.entries(view.act.worth ?? {}).map(([space, byEmotion]) => [space, Math.max(...Object.values(byEmotion))]),
    ),
    placing: view.act.tile ? tileOf(view.turn, view.act.tile, '') : null,
    ending: view.turns_left >= 0 ? view.turns_left : null,
    limits: view.limits,
    labels: view.labels,
    exchanges: view.exchanges,
  };
}
