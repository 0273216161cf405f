// boardgame.io: Connect Four in its own style, because it brings no games: random play and its own tree search.
const { Client } = require('boardgame.io/client')
const { MCTSBot } = require('boardgame.io/ai')
const { INVALID_MOVE } = require('boardgame.io/core')
const { version } = require('boardgame.io/package.json')

const COLUMNS = 7
const ROWS = 6
const ROUNDS = 3
const SECONDS = 1
const ITERATIONS = 200

const at = (cells, column, row) =>
  column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? cells[column * ROWS + row] : undefined

function fourFrom(cells, column, row, player) {
  const line = ([dx, dy]) => [0, 1, 2, 3].every((n) => at(cells, column + n * dx, row + n * dy) === player)
  return [[1, 0], [0, 1], [1, 1], [1, -1]].some(line)
}

const hasFour = (cells, player) =>
  cells.some((_, place) => fourFrom(cells, Math.floor(place / ROWS), place % ROWS, player))

const open = (G) => G.height.flatMap((height, column) => (height < ROWS ? [column] : []))

const ConnectFour = {
  setup: () => ({ cells: Array(COLUMNS * ROWS).fill(null), height: Array(COLUMNS).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, playerID }, column) {
      if (!(G.height[column] < ROWS)) return INVALID_MOVE
      G.cells[column * ROWS + G.height[column]] = playerID
      G.height[column] += 1
    },
  },
  endIf({ G }) {
    const winner = ['0', '1'].find((player) => hasFour(G.cells, player))
    if (winner !== undefined) return { winner }
    if (open(G).length === 0) return { draw: true }
  },
  ai: { enumerate: (G) => open(G).map((column) => ({ move: 'drop', args: [column] })) },
}

const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

async function perSecond(work) {
  let most = 0
  for (let round = 0; round < ROUNDS; round++) {
    const start = spent()
    let done = 0
    while (spent() - start < SECONDS) done += await work()
    most = Math.max(most, done / (spent() - start))
  }
  return most
}

function randomGame() {
  const client = Client({ game: ConnectFour, numPlayers: 2, debug: false })
  let count = 0
  while (client.getState().ctx.gameover === undefined) {
    const columns = open(client.getState().G)
    client.moves.drop(columns[Math.floor(Math.random() * columns.length)])
    count += 1
  }
  return count
}

async function oneSearch() {
  const bot = new MCTSBot({ game: ConnectFour, enumerate: ConnectFour.ai.enumerate, iterations: ITERATIONS, seed: '1' })
  await bot.play(Client({ game: ConnectFour, numPlayers: 2, debug: false }).getState(), '0')
  return ITERATIONS
}

async function main() {
  const figure = {
    system: 'boardgame.io',
    version: `${version}, node ${process.versions.node}`,
    game: 'Connect Four (ours)',
    decisions: await perSecond(randomGame),
    clone: null,
    search: await perSecond(oneSearch),
    note: 'JavaScript; states never change, so nothing is copied; search: its MCTS',
  }
  console.log(JSON.stringify(figure))
}

main()
