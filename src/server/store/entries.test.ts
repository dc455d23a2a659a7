import { expect, test } from 'vitest';
import { TableEvent, TableHeader } from '../table/decider/events.ts';
import { MIGRATIONS } from './migrations.ts';
import { mustBeKnown } from './postgres/migrations.ts';

/** Everything that an entry of a log, or the header before it, may say. */
const written = [
  `header ${Object.keys(TableHeader.entries).join()}`,
  ...TableEvent.options.map(({ entries }) => {
    const { kind, ...fields } = entries;
    return `${kind.literal} ${Object.keys(fields).join()}`;
  }),
];

test('whatever is new in an entry comes with a step of both databases: a process from before, to which it would be damaged, is refused', () => {
  expect({ file: MIGRATIONS.length, written }).toMatchInlineSnapshot(`
    {
      "file": 5,
      "written": [
        "header id,game,version,options,seats,host,agreement,listed,shared,openedAt,gathering,dealt,commitment,timing",
        "sit seat,player,portrait",
        "stand seat,dismissed",
        "fill seat,level",
        "digest seat,digest",
        "nonce seat,nonce",
        "move seat,word,bot",
        "undo seat",
        "handOver seat,level,why",
        "takeBack seat",
        "resign seat",
        "propose seat,what,asks",
        "agree seat",
        "decline seat",
        "resume ",
        "flag seat",
        "abandon ",
        "unopened by",
        "dealt tables",
        "outage from,to",
        "claim process,lostSince",
        "rematch seat",
        "rematchOpened table",
      ],
    }
  `);
  const isKnown = (version: number) => (): void => mustBeKnown(version);
  expect(isKnown(4)).not.toThrow();
  expect(isKnown(5)).toThrow('a later version');
});
