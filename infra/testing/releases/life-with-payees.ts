import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { exportPayees } from '#functions/api/payees/export-payees.ts';
import { getPayeeBook } from '#functions/api/payees/get-payee-book.ts';
import { getPayee } from '#functions/api/payees/get-payee.ts';
import { listCandidates } from '#functions/api/payees/list-candidates.ts';
import { listPayees } from '#functions/api/payees/list-payees.ts';
import { recognizePayee } from '#functions/api/payees/recognize-payee.ts';
import { checkReceipt } from '#functions/api/receipts/check-receipt.ts';
import { getReceipt } from '#functions/api/receipts/get-receipt.ts';
import { listReceipts } from '#functions/api/receipts/list-receipts.ts';
import { queued, type QueueConsumer } from '#functions/entry/queue.ts';
import { recheckPayee } from '#functions/queues/recheck-payee.ts';
import { rememberPayees } from '#functions/queues/remember-payees.ts';
import { plusSeconds } from '#functions/rules/time.ts';
import { clabes } from '../accounts.ts';
import { textIn, userIdOf, type Fixture } from './fixture.ts';
import { rowsOfKind } from './life-with-money.ts';
import { posting, type List, type Visitor } from './visitor.ts';

export interface ShownPayee {
  readonly id: string;
  readonly name: string;
  readonly recheck: string;
  readonly validations: number;
  readonly changed: readonly { readonly what: string }[];
}

const readBook = async ({ json, text }: Visitor, headers: Readonly<Record<string, string>>) => {
  const { data: listed } = await json<List<ShownPayee>>(listPayees, { headers, query: { limit: '100' } });
  const whole: ShownPayee[] = [];
  for (const { id } of listed) whole.push(await json<ShownPayee>(getPayee, { headers, params: { id } }));
  const { data: candidates } = await json<List<object>>(listCandidates, { headers });
  const body = { country: 'MX', accountNumber: clabes.company };
  const recognized = await json(recognizePayee, posting(body, headers));
  const [book, file] = [await json(getPayeeBook, { headers }), await text(exportPayees, { headers })];
  return { listed, whole, candidates, recognized, book, file };
};

/** Every receipt by its link, those that are signed by what was signed, and as their owner sees them. */
const readReceipts = async ({ json }: Visitor, headers: Readonly<Record<string, string>>, fixture: Fixture) => {
  const states: unknown[] = [];
  const listed: object[] = [];
  for (const row of rowsOfKind(fixture, 'receipt')) {
    states.push((await json(getReceipt, { params: { id: textIn(row, 'id') } }))['state']);
    const params = { id: textIn(row, 'validationId') };
    listed.push(...(await json<List<object>>(listReceipts, { headers, params })).data);
  }
  const checked: unknown[] = [];
  for (const row of rowsOfKind(fixture, 'receiptText'))
    checked.push((await json(checkReceipt, posting({ jws: textIn(row, 'jws') })))['state']);
  return { states, checked, listed };
};

/** What the owner finds of payees and receipts. */
export const readPayees = async (visit: Visitor, fixture: Fixture) => {
  const headers = { authorization: `Bearer ${fixture.people.owner.token}` };
  return { ...(await readBook(visit, headers)), receipts: await readReceipts(visit, headers, fixture) };
};

const failedOf = async <M extends object>(consumer: QueueConsumer, messages: readonly M[]) => {
  const Records = messages.map((message, at) => ({ messageId: `${at}`, body: JSON.stringify(message) }) as SQSRecord);
  return (await (await queued(consumer))({ Records } as SQSEvent)).batchItemFailures;
};

/** The queues are told of every answer once again, and of every payee when its turn comes; gives what they failed at. */
export const tellOfPayees = async (fixture: Fixture, moveTo: (at: string) => void) => {
  const userId = userIdOf(fixture, fixture.people.owner);
  const answers = rowsOfKind(fixture, 'validation').filter((row) => textIn(row, 'userId') === userId);
  const unlearned = await failedOf(
    rememberPayees,
    answers.map((row) => ({ userId, id: textIn(row, 'id') })),
  );
  const due = rowsOfKind(fixture, 'payee').filter((row) => textIn(row, 'userId') === userId && 'nextRecheckAt' in row);
  const unasked: object[] = [];
  for (const row of due) {
    const dueAt = textIn(row, 'nextRecheckAt');
    moveTo(plusSeconds(dueAt, 60));
    unasked.push(...(await failedOf(recheckPayee, [{ userId, payeeId: textIn(row, 'id'), dueAt }])));
  }
  return { unlearned, unasked };
};
