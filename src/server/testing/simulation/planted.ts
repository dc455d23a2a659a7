import { type Plant, plant } from './plant.ts';
import { PLANTED_BY_CHANCE } from './planted-by-chance.ts';
import { PLANTED_LATER } from './planted-later.ts';

/** How a program ends in which a mistake could not be planted: that is no mistake found. */
export const DOES_NOT_FIT = 3;

/** Mistakes that a server of several processes could have. The simulation has to find each of them. */
export const PLANTED: readonly Plant[] = [
  plant(
    'answers before it is kept',
    'table/commit.ts',
    'const seq = await log.append(event, by);',
    'const seq = log.state().seq + 1;\n    acknowledge?.(seq);\n    await log.append(event, by);',
  ),
  plant(
    'tries again blindly',
    'table/event-log.ts',
    'const result = await env.append(header.id, entry, index);',
    `const again = { seq: entry.seq + 1, at, event, request: null };
      const result = await env
        .append(header.id, entry, index)
        .catch(() => env.append(header.id, again, index));`,
  ),
  plant(
    'reads back instead of claiming anew',
    'hosting/hosting.ts',
    'const isDoubtful = doubts.has(table);',
    'const isDoubtful = false;',
  ),
  {
    name: 'has two entries of a table under way',
    edits: [
      {
        file: 'src/server/store/postgres/appends.ts',
        from: 'if (busy.has(each.id) || group.length === MOST_TOGETHER)',
        to: 'if (group.length === MOST_TOGETHER)',
      },
      {
        file: 'src/server/table/queue.ts',
        from: 'tail = result.catch(() => undefined);',
        to: 'tail = new Promise((resolve) => setImmediate(resolve));\n    result.catch(() => undefined);',
      },
      {
        file: 'src/server/table/event-log.ts',
        from: 'const result = await env.append(header.id, entry, index);',
        to: 'state = next;\n      const result = await env.append(header.id, entry, index);',
      },
    ],
  },
  plant(
    'sets clocks by a claim',
    'table/decider/evolve.ts',
    "if (event.kind === 'claim') return EVOLUTIONS.claim(numbered, event, env);",
    "if (event.kind === 'claim') return EVOLUTIONS.claim({ ...numbered, bank: bank && { ...bank, at } }, event, env);",
  ),
  plant(
    'goes on telling what another process hosts',
    'hosting/hosting.ts',
    'if (host !== shared.process) env.lost(table);\n    for',
    'if (host === undefined) env.lost(table);\n    for',
  ),
  plant(
    'has timers and bots on two processes',
    'hosting/hosting.ts',
    'if (peer !== null) throw elsewhere(peer);',
    'if (peer !== null && host === null) throw elsewhere(peer);',
  ),
  plant(
    'passes on what was passed on',
    'service.ts',
    'session({ store, clock, tables: ready.tables, metrics }, transport, UNLIMITED)',
    'session({ store, clock, tables: ready.tables, metrics, passOn: cluster.passOn }, transport, UNLIMITED)',
  ),
  plant(
    'loses a nonce',
    'table/requests.ts',
    'const decision = decide(',
    "if (request.type === 'nonce' && by.seat === 0) return done(log.state().seq);\n    const decision = decide(",
  ),
  plant(
    'thinks twice for one seat',
    'table/bot-player.ts',
    'if (level === null || thinking?.get(seat) === since) continue;',
    'if (level === null) continue;',
  ),
  plant(
    'tells from two processes who is there',
    'hosting/claims.ts',
    '(await env.hosting.adopt(id, claim, stored.head))',
    '(claim.from !== undefined)',
  ),
  plant(
    'does not hear the warning of a standby',
    'store/postgres/connection.ts',
    "if (doubtful.has(client)) throw unknown('the database warned');",
    '',
  ),
  plant(
    'swallows a line',
    'table/viewers/chat.ts',
    "if (stored === null) return 'storage';",
    'if (stored === null) return null;',
  ),
  plant(
    'swallows a line that was kept late',
    'table/viewers/chat.ts',
    'for (const line of lines) if (!known.has(line.number)) viewers.sendChat(line);',
    '',
  ),
  plant(
    'sweeps away what is alive',
    'tables/tables.ts',
    'removeFinished(ago(env.keepFinished))',
    'removeFinished(now)',
  ),

  plant('never falls silent', 'hosting/hosting.ts', 'if (!isHeard()) env.silent();', ''),
  plant(
    'calls a process gone that it does not know',
    'hosting/hosting.ts',
    'if (host !== null && living(host) === null && !refusals.has(host)) await renew();',
    '',
  ),
  plant(
    'forgets since when a table was lost',
    'hosting/hosting.ts',
    "others.get(host ?? '')?.seen ?? null",
    'null',
  ),
  plant(
    'has a time of its own',
    'hosting/hosting.ts',
    'latest = Math.max(latest, clock.now() + offset);',
    'latest = Math.max(latest, clock.now());',
  ),
  plant(
    'sends away who has greeted',
    'connection/session.ts',
    'this.#noGreeting();\n    this.#shown = ',
    'this.#shown = ',
  ),
  plant(
    'tells lines that may be lost again',
    'table/viewers/chat.ts',
    'if (lines.length > 0) await store.shared?.confirm();',
    '',
  ),
  plant(
    'forgets what was lost',
    'hosting/doubts.ts',
    "if (isProblem(thrown) && thrown.code === 'unknown') lost.set(table, Symbol(table));",
    '',
  ),
  {
    name: 'claims behind a claim',
    edits: [
      {
        file: 'src/server/hosting/claims.ts',
        from: 'const claim = await env.hosting.claim(id);',
        to: 'const claim = wanted;',
      },
    ],
  },
  plant('does a request again', 'table/requests.ts', 'if (seq !== undefined) return done(seq);', ''),
  plant(
    'forgets requests when a table is opened',
    'table/event-log.ts',
    'log.flatMap(({ request, seq }) => (request === null ? [] : [[keyOf(request), seq]])),',
    'log.slice(0, 0).map(({ seq }) => [String(seq), seq]),',
  ),
  plant(
    'refuses what it may have kept',
    'table/failures.ts',
    "return code === 'taken' || code === 'unknown' ? null : 'storage';",
    "return 'storage';",
  ),
  plant(
    'shows everybody the view of one',
    'table/viewers/viewers.ts',
    'projectorOf(seat).sight(state(), now(), false)',
    'projectorOf(0).sight(state(), now(), false)',
  ),
  plant(
    'tells by push again and again',
    'table/viewers/broadcast.ts',
    'if (awaitedBefore.includes(seat) || viewers.isPresent(seat)) continue;',
    'if (viewers.isPresent(seat)) continue;',
  ),
  plant('gives others up too soon', 'hosting/hosting.ts', 'const GONE = 6000;', 'const GONE = 1000;'),
  plant(
    'goes on after a number that was taken',
    'table/event-log.ts',
    "if (result === 'taken') throw problem('taken', 'somebody else has written to this log');",
    "if (result === 'unheard of') throw problem('taken', 'somebody else has written to this log');",
  ),
  plant(
    'welcomes before its claim is kept',
    'hosting/claims.ts',
    "if ((await env.append(id, entry, index)) === 'taken') continue;",
    'void env.append(id, entry, index).catch(() => undefined);',
  ),
  plant(
    'forgets what it has just done',
    'table/event-log.ts',
    'if (request !== null) requests.set(keyOf(request), entry.seq);',
    '',
  ),
  plant(
    'swallows what is to be passed on',
    'connection/relaying.ts',
    'send: (text) => relay?.send(text),',
    'send: () => undefined,',
  ),
  plant(
    'says nothing of who has come back',
    'table/viewers/viewers.ts',
    'else if (!wasThere) sendTable(viewer);',
    'else if (wasThere) sendTable(viewer);',
  ),
  ...PLANTED_LATER,
  ...PLANTED_BY_CHANCE,
];
