import type { Check } from './judge.ts';

/** How late a line of chat may be heard when nothing is slow. */
const HEARD = 1000;
/** Whoever sits at a process that was taken for gone, and lives, hears of it when that process knows, and they have come back. */
const NOTICED = 4500;

export const isSaid = (type: string): boolean => type === 'chat' || type === 'emote';

/** What was said is kept once, and heard by everybody who is there. */
export const said: Check = ({ company, database, evidence, history }) => {
  const lines = database.content.said(company.id);
  const numbers = new Map(lines.map(({ number, request }) => [request, number]));
  const isTwice = numbers.size < lines.length || new Set(numbers.values()).size < lines.length;
  const answered = company.players.flatMap(({ requests }) =>
    requests.filter(({ answer, request }) => answer.type === 'done' && isSaid(request.type)),
  );
  const done = answered.map(({ id }) => id);
  const isCalmAt = (at: number): boolean =>
    !history.changesHands(at - NOTICED, at + HEARD) &&
    evidence.disturbed.every(({ from, to }) => to + HEARD < at || from > at + HEARD);
  return [
    ...(isTwice ? ['a line was kept twice, or two have one number'] : []),
    ...done.filter((id) => !numbers.has(id)).map((id) => `${id} was said, and is lost`),
    // A line is shown when it is safe: read while it was in doubt, it could still be lost.
    ...company.players.flatMap(({ seat, chat }) =>
      [...chat.keys()]
        .filter((number) => !lines.some((line) => line.number === number))
        .map((number) => `${seat} was shown line ${number}, which is lost`),
    ),
    ...company.players
      .filter(({ link }) => link()?.kind === 'live')
      .flatMap(({ seat, chat }) =>
        done
          .filter((id) => numbers.has(id) && !chat.has(numbers.get(id)!))
          .map((id) => `${seat} never heard ${id}`),
      ),
    ...company.players.flatMap(({ seat, chat, lives }) =>
      answered
        .filter(({ answeredAt: at }) => isCalmAt(at))
        .filter(({ answeredAt: at }) => lives.some(({ from, to }) => from < at && to > at + HEARD))
        .filter(({ id, answeredAt }) => (chat.get(numbers.get(id)!) ?? Infinity) > answeredAt + HEARD)
        .map(({ id, answeredAt }) => `${seat} was there and did not hear ${id}, answered at ${answeredAt}`),
    ),
  ];
};
