/** The tests that every game of the catalogue is put to, beside its own. */
export const FOR_EVERY_GAME = [
  'src/server/match',
  'src/server/tables/rounds',
  'src/server/table/rest',
  'src/server/bot-workers/pool.slow',
  'src/web/words/pages',
  'src/web/screens/new-match/options',
  'src/cli/help',
  'src/cli/engine/batch',
  'src/engine/engine',
  'src/cli/boards/plain',
  'src/bots/load',
  'src/table/wire',
  'tests/class-names',
  'tests/games-have-a-folder',
  'tests/weight',
].map((file) => `${file}.test.ts`);
