// Records a match for src/games/GAME/matches: plays the given words, then, with --finish, any legal ones to the end.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseJson } from '#core/json';
import { type Match, newMatch, outcomeOf, playNotation, soleActor, undo } from '#core/match';
import { quickRandom } from '#core/random';
import { saveMatch } from '#core/saved';
import { hex, sha256, utf8 } from '#core/sha256';
import { gameOf } from '#games/index';

const usage = `node tools/record-match.ts GAME NAME 'what it shows' [WORD…]
  --seed TEXT     the seed of the match (its name, unless said otherwise)
  --options JSON  its options
  --seats N       how many play
  --finish N      after the words, chance (from the number N) chooses to the end`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    options: { type: 'string', default: '{}' },
    seats: { type: 'string' },
    finish: { type: 'string' },
  },
});
const [id = '', name = '', shows = '', ...words] = positionals;
const game = gameOf(id);
if (game === undefined || name === '' || shows === '') {
  console.error(usage);
  process.exit(2);
}

const act = (match: Match, word: string): Match =>
  word === 'undo' ? undo(match) : playNotation(match, soleActor(match) ?? 0, word);

const seats = values.seats === undefined ? game.seats.min : Number(values.seats);
const options = parseJson(values.options, '--options');
let match = words.reduce(act, newMatch(game, { options, seats, start: { seed: values.seed ?? name } }));
if (values.finish !== undefined) {
  const random = quickRandom(Number(values.finish));
  while (outcomeOf(match) === null) {
    const seat = game.toAct(match.state)[0];
    const legal = game.legalActions(match.state, seat).map((action: unknown) => game.encode(action));
    match = playNotation(match, seat, legal[random.below(legal.length)]);
  }
}

const folder = join(import.meta.dirname, '..', 'src', 'games', id, 'matches');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `${name}.match`), saveMatch(match));

// The end of each match, so that a change of the rules shows even where the words still fit.
const index = join(folder, 'index.json');
const entries = JSON.parse(readFileSync(index, { encoding: 'utf8', flag: 'a+' }) || '{}') as object;
const end = hex(sha256(utf8(JSON.stringify(game.json.position(match.state)))));
writeFileSync(index, `${JSON.stringify({ ...entries, [name]: { shows, end } }, null, 2)}\n`);
console.log(`${name}: ${JSON.stringify(outcomeOf(match))}`);
