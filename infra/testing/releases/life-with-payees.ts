import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { exportPayees } from '#functions/api/payees/export-payees.ts';
import { getPayeeBook } from '#functions/api/payees/get-payee-book.ts';
import { getPayee } from '#functions/api/payees/get-payee.ts';
import { listCandidates } from '#functions/api/payees/list-candidates.ts';
import { listPayees } from '#functions/api/payees/list-payees.ts';
import { recognizePayee } from '#functions/api/payees/recognize-payee.ts';
import { queued } from '#functions/entry/queue.ts';
import { recheckPayee } from '#functions/queues/recheck-payee.ts';
import { clabes } from '../accounts.ts';
import { textIn, userIdOf, type Fixture } from './fixture.ts';
import { rowsOfKind } from './life-with-money.ts';
import { posting, type List, type Visitor } from './visitor.ts';

/** What the owner finds of whom they pay. */
export const readPayees = async ({ json, text }: Visitor, headers: Readonly<Record<string, string>>) => {
  const { data: payees } = await json<List<{ readonly id: string }>>(listPayees, { headers });
  for (const { id } of payees) await json(getPayee, { headers, params: { id } });
  await text(exportPayees, { headers });
  await json(listCandidates, { headers });
  await json(recognizePayee, posting({ country: 'MX', accountNumber: clabes.masked }, headers));
  return { payees: payees.map(({ id }) => id), book: await json(getPayeeBook, { headers }) };
};

/** Every payee of the owner's that has a turn is put on. */
export const recheckAll = async (fixture: Fixture) => {
  const userId = userIdOf(fixture, fixture.people.owner);
  const due = rowsOfKind(fixture, 'payee').filter((row) => textIn(row, 'nextRecheckAt') !== '');
  const Records = due.map((row, at) => {
    const message = { userId, payeeId: textIn(row, 'id'), dueAt: textIn(row, 'nextRecheckAt') };
    return { messageId: `${at}`, body: JSON.stringify(message) } as SQSRecord;
  });
  return (await (await queued(recheckPayee))({ Records } as SQSEvent)).batchItemFailures;
};
