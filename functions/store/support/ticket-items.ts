import { supportLimits } from '#shared/validation/support.ts';
import { momentIn } from '../../rules/id-time.ts';
import { monthOf, plusDays } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { secondsOf, TableName } from '../table/table.ts';
import { answerFields, ticketFields, type Ticket, type TicketAnswer } from './ticket.ts';

/** Its id begins with its time. */
export const placeOf = (id: string) => keys.ticket(monthOf(momentIn(id) ?? ''), id);

const keptUntil = (createdAt: string, days: number): number => secondsOf(plusDays(createdAt, days));

/** What nobody looked at goes sooner. */
const daysOf = ({ state }: Pick<Ticket, 'state'>): number =>
  state === 'held' ? supportLimits.heldDays : supportLimits.keptDays;

export const ticketItem = async (ticket: Ticket) => ({
  ...placeOf(ticket.id),
  ...(await ticketFields(ticket, placeOf(ticket.id))),
  ttl: keptUntil(ticket.createdAt, daysOf(ticket)),
});

const ofTicket = (id: string) => ({ TableName: TableName(), Key: placeOf(id) });

/** Writes an answer down, once by its id and so many at most. */
export const answerItem = async (
  { id, userId }: Pick<Ticket, 'id' | 'userId'>,
  answer: TicketAnswer,
  state: Ticket['state'],
) => ({
  Update: {
    ...ofTicket(id),
    UpdateExpression:
      'SET answers = list_append(if_not_exists(answers, :none), :one), #state = :state ADD answerIds :ids',
    ConditionExpression:
      'attribute_exists(pk) AND (attribute_not_exists(answerIds) OR (NOT contains(answerIds, :id) AND size(answerIds) < :most))',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':none': [],
      ':one': [await answerFields(userId, placeOf(id), answer)],
      ':state': state,
      ':ids': new Set([answer.id]),
      ':id': answer.id,
      ':most': supportLimits.answers,
    },
  },
});

/** What was held is a message like others, if nobody decided in between. */
export const releaseItem = ({ id, createdAt }: Ticket, at: string) => ({
  Update: {
    ...ofTicket(id),
    UpdateExpression: 'SET #state = :open, releasedAt = :at, #ttl = :ttl',
    ConditionExpression: '#state = :held',
    ExpressionAttributeNames: { '#state': 'state', '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':open': 'open',
      ':held': 'held',
      ':at': at,
      ':ttl': keptUntil(createdAt, supportLimits.keptDays),
    },
  },
});

/** Nobody answers it. A ticket of before has no state, and is open. */
export const spamItem = ({ id }: Ticket) => ({
  Update: {
    ...ofTicket(id),
    UpdateExpression: 'SET #state = :spam',
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(#state) OR #state IN (:open, :held))',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':spam': 'spam', ':open': 'open', ':held': 'held' },
  },
});
