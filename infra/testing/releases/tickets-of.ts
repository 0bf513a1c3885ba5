import { ticketKinds, ticketStates } from '#shared/validation/support.ts';
import { textIn, type Fixture } from './fixture.ts';
import { rowsOfKind } from './life-with-money.ts';
import type { answerTickets } from './life-with-support.ts';

type OfTickets = Awaited<ReturnType<typeof answerTickets>>;

/** What a fixture holds of tickets: their messages by id. */
export const ticketsOf = (fixture: Fixture) =>
  Object.fromEntries(rowsOfKind(fixture, 'ticket').map((row) => [textIn(row, 'id'), textIn(row, 'message')]));

/** The same as operators are shown them; of what is listed and not shown there is nothing. */
export const shownTickets = ({ listed, shown }: OfTickets) =>
  Object.fromEntries(listed.map(({ id }) => [id, shown.find((ticket) => ticket.id === id)?.message]));

/** What became of answers that were not given. */
export const unanswered = ({ answered }: OfTickets) => answered.filter((one) => !('answered' in one));

/** What no ticket of a fixture is or holds: kinds, states, a file, an answer. */
export const missingInTickets = (fixture: Fixture): readonly string[] => {
  const rows = rowsOfKind(fixture, 'ticket');
  const words = new Set(rows.flatMap((row) => [textIn(row, 'kind'), textIn(row, 'state')]));
  const holds = (name: string, word: string) => rows.some((row) => JSON.stringify(row[name] ?? '').includes(word));
  return [
    ...[...ticketKinds, ...ticketStates].filter((word) => !words.has(word)),
    ...(holds('attachments', 'att_') ? [] : ['a file']),
    ...(holds('answers', 'ans_') ? [] : ['an answer']),
  ];
};
