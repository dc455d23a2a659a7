import { type Json, type JsonObject, kindOf, readObject } from '#core/json';
import { isProblem, problem } from '#core/problem';
import { COMMANDS, type Stream } from './commands.ts';
import { readRequest, type EngineRequest } from './request.ts';
import type { TOO_LONG } from './lines.ts';
import type { EngineSession } from './session.ts';

/** The answer to one line, as a line; empty for a blank one; lines, where some come before it. Whatever the line is, this returns. */
export function answer(
  session: EngineSession,
  line: Uint8Array | typeof TOO_LONG,
): string | AsyncGenerator<string> {
  let id: Json | undefined;
  try {
    const request = readRequest(line);
    if (request === null) return '';
    id = request.id;
    const served = serve(session, request);
    return isStream(served) ? written(id, served) : write(id, served);
  } catch (thrown) {
    return write(id, { error: tellError(thrown) });
  }
}

const isStream = (served: JsonObject | Stream): served is Stream => Symbol.asyncIterator in served;

async function* written(id: Json | undefined, stream: Stream): AsyncGenerator<string> {
  try {
    for await (const fields of stream) yield write(id, fields);
  } catch (thrown) {
    yield write(id, { error: tellError(thrown) });
  }
}

function serve(session: EngineSession, { fields, wrong }: EngineRequest): JsonObject | Stream {
  if (wrong !== null) throw wrong;
  const name = typeof fields['command'] === 'string' ? fields['command'] : '';
  const command = COMMANDS.get(name);
  if (command === undefined) {
    throw problem(
      'unknown-command',
      `command: expected one of ${[...COMMANDS.keys()].join(', ')}, found ${kindOf(fields['command'])}`,
    );
  }
  return command.run(session, readObject(fields, name, ['command', 'id', ...command.fields]));
}

function tellError(thrown: unknown): JsonObject {
  if (!isProblem(thrown)) return { code: 'internal', message: `a mistake in the engine: ${String(thrown)}` };
  const { code, message, line } = thrown;
  return line === undefined ? { code, message } : { code, message, line };
}

function write(id: Json | undefined, fields: JsonObject): string {
  return `${JSON.stringify(id === undefined ? fields : { id, ...fields })}\n`;
}
