import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickRandom } from '#core/random';
import { GAMES } from '#games/index';
import { attack } from './attacker.ts';
import { audit } from './audit.ts';
import { newLiveMatch } from './match.ts';
import { until } from './pace.ts';
import { plainly } from './plain.ts';
import { newPrey, type Prey, type Role } from './prey.ts';
import { type Running, startTavola, type Vitals } from './processes.ts';
import { mover } from './rounds.ts';

export interface Assault {
  readonly messages: number;
  /** Connections at a time, spread over these tables. */
  readonly lanes: number;
  readonly tables: number;
  readonly seed: number;
  tell(line: string): void;
}

export interface Outcome {
  readonly fired: number;
  readonly connections: number;
  readonly tables: number;
  /** Requests that were granted: a fuzzer that is always refused tests little. */
  readonly granted: number;
  readonly violations: readonly string[];
  readonly alive: boolean;
  /** What the server wrote, which for a sound one is nothing. */
  readonly said: string;
  /** After each tenth of the messages. */
  readonly memory: readonly Vitals[];
}

/** A connection is replaced after so many messages, if the server has not ended it before. */
const SHOTS = 200;
/** One connection of so many is a plain one. */
const PLAIN = 4;

export async function fuzz(assault: Assault): Promise<Outcome> {
  const data = mkdtempSync(join(tmpdir(), 'tavola-fuzz-'));
  const server = await startTavola(data);
  try {
    const siege = await besiege(server, data, assault);
    const alive = server.alive();
    if (alive) await playOn(server);
    const said = server.said();
    await server.kill();
    const violations = [...siege.violations, ...(await audit(data, siege.preys))];
    const granted = siege.preys.reduce((sum, { promised }) => sum + promised.length, 0);
    const { fired, connections, memory, preys } = siege;
    return { fired, connections, memory, tables: preys.length, granted, violations, alive, said };
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

type Siege = Pick<Outcome, 'fired' | 'connections' | 'violations' | 'memory'> & {
  readonly preys: readonly Prey[];
};

async function besiege(server: Running, data: string, assault: Assault): Promise<Siege> {
  const random = quickRandom(assault.seed);
  const preys: Prey[] = [];
  const newTable = async (): Promise<Prey> => {
    const game = GAMES[preys.length % GAMES.length];
    const seats = Math.max(game.seats.min, Math.min(game.seats.max, 2 + (Math.floor(preys.length / 2) % 2)));
    const prey = await newPrey(server.address, data, game.id, seats);
    preys.push(prey);
    return prey;
  };
  const field: Prey[] = [];
  for (let each = 0; each < assault.tables; each += 1) field.push(await newTable());
  const violations: string[] = [];
  const memory: Vitals[] = [];
  let tenth = 1;
  let fired = 0;
  let connections = 0;

  const lane = async (): Promise<void> => {
    while (fired < assault.messages && server.alive()) {
      const spot = random.below(field.length);
      if (field[spot].over && random.below(5) === 0) field[spot] = await newTable();
      const prey = field[spot];
      const role = [...prey.people.keys(), ...prey.people.keys(), 'spectator' as const, 'stranger' as const];
      const chosen: Role = role[random.below(role.length)];
      try {
        const result = await (random.below(PLAIN) === 0
          ? plainly(server.address, SHOTS / 10, random)
          : attack(server.address, prey, chosen, SHOTS, random));
        fired += result.fired;
        connections += 1;
        violations.push(...result.violations);
      } catch (thrown) {
        if (server.alive()) throw thrown;
      }
      if (fired < tenth * (assault.messages / 10) || !server.alive()) continue;
      tenth += 1;
      const vitals = await server.vitals();
      memory.push(vitals);
      const [resident, objects] = [vitals.settled, vitals.heap].map((bytes) => (bytes / 1e6).toFixed(1));
      assault.tell(`${fired} messages, ${resident} MB, ${objects} MB of objects`);
    }
  };
  await Promise.all(Array.from({ length: assault.lanes }, lane));
  return { fired, connections, violations, memory, preys };
}

/** After all that, honest people still play here. */
async function playOn({ address }: Running): Promise<void> {
  const match = await newLiveMatch(address, GAMES[0].id, GAMES[0].seats.min);
  for (let seat = 0; seat < match.seats; seat += 1) await match.connect(address, seat);
  match.begin();
  await until('the match has begun', () => match.ready());
  const { acknowledged } = await mover([match])(20, 1);
  const disturbed = acknowledged.length === 0 || match.troubles.length > 0;
  if (disturbed) throw new Error('an honest match was disturbed');
  await match.drop();
}
