import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { idOf } from '../../proof.ts';
import { appendWith } from '../audit/append.ts';
import type { Audit } from '../audit/entry.ts';
import { endItems, grantItems, type Lot } from '../credits/credits.ts';
import { securityEventPut } from '../security/security-events.ts';
import type { Ticket, TicketAnswer } from '../support/ticket.ts';
import { answerItem, releaseItem, spamItem } from '../support/ticket-items.ts';
import { opensSealed } from '../sealing/data-keys.ts';
import { endItem, type SecondFactor } from './second-factors.ts';
import { keys } from '../table/keys.ts';
import type { Items } from '../table/transaction.ts';

/** As what its customer finds an act in their activity, written with it. */
const shownItems = ({ id, at, userId, shownAs }: Audit): Items => {
  if (userId === undefined || shownAs === undefined) return [];
  const event = { id: idOf('sev', at, id), at, userId, kind: shownAs, outcome: 'succeeded', byOperator: true } as const;
  return [{ Put: securityEventPut(event) }];
};

/** What every act is granted beside its own items: to read where the chain ends, and to add to it. */
const records = [onTable('Query').of(keys.audit), onTable('PutItem').of(keys.audit, keys.securityEvent)] as const;

/** Writes an act with its entry and what its customer sees of it: all or nothing. */
const recordedWith = (act: Items, audit: Audit): Promise<number | undefined> =>
  appendWith([...act, ...shownItems(audit)], audit);

/** Changes one row and records it: both or neither; `changed` when the row is no longer as it was read. */
const writtenWith = async (change: Items[number], audit: Audit): Promise<'written' | 'changed'> =>
  (await recordedWith([change], audit)) === undefined ? 'written' : 'changed';

export const verbs = {
  /** For what changes nothing in the table; written before it is done, so that nothing goes unrecorded. */
  record: verb(records, async (audit: Audit): Promise<void> => {
    await recordedWith([], audit);
  }),

  /** Grants a lot and records it: both or neither; a lot that is there already was granted before. */
  grant: verb(
    [...records, onTable('UpdateItem').of(keys.wallet), onTable('PutItem').of(keys.movement)],
    async (userId: string, lot: Lot, audit: Audit): Promise<'granted' | 'exists'> => {
      const failed = await recordedWith(grantItems(userId, lot, audit.at), audit);
      return failed === undefined ? 'granted' : 'exists';
    },
  ),

  /** Ends a lot and records it; `changed` when the lot is no longer as it was read. */
  end: verb(
    [...records, onTable('UpdateItem').of(keys.wallet), onTable('PutItem').of(keys.movement)],
    async (userId: string, lot: Lot, audit: Audit): Promise<'ended' | 'changed'> => {
      const failed = await recordedWith(endItems(userId, lot, audit.at), audit);
      return failed === undefined ? 'ended' : 'changed';
    },
  ),

  /** Says when support takes a second factor away, and records it. */
  endSecondFactor: verb(
    [...records, onTable('UpdateItem').of(keys.secondFactor)],
    (factor: Pick<SecondFactor, 'userId' | 'factorId'>, endsAt: string, audit: Audit) =>
      writtenWith(endItem(factor, endsAt), audit),
  ),

  /** Writes an answer down in its ticket, once by its id, and records it. */
  answerTicket: verb(
    [...records, onTable('UpdateItem').of(keys.ticket), ...opensSealed],
    async (ticket: Ticket, answer: TicketAnswer, state: Ticket['state'], audit: Audit) =>
      writtenWith(await answerItem(ticket, answer, state), audit),
  ),

  /** Lets a ticket that was held go on, and records it. */
  releaseTicket: verb([...records, onTable('UpdateItem').of(keys.ticket)], (ticket: Ticket, at: string, audit: Audit) =>
    writtenWith(releaseItem(ticket, at), audit),
  ),

  /** Says that nobody answers a ticket, and records it. */
  spamTicket: verb([...records, onTable('UpdateItem').of(keys.ticket)], (ticket: Ticket, audit: Audit) =>
    writtenWith(spamItem(ticket), audit),
  ),
};
