import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test, vi } from 'vitest';
import { payeesAtMost } from '#shared/validation/payees.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { customerWith } from '../../infra/testing/wallet.ts';
import { connect } from '../ports/connect.ts';
import type { Reply } from '../rules/bank/bank-answer.ts';
import { keys } from '../store/table/keys.ts';
import { documents, TableName } from '../store/table/table.ts';
import { validate, validatePorts } from '../validations/validate.ts';
import { learn, learnPorts } from './learn.ts';

ownTable();

const document = { documentType: 'RFC', documentNumber: 'CPN560123GR8' };
const body = { country: 'MX', accountNumber: '002115016003269411', environment: 'production', ...document } as const;

/** An answer with a document, and what of it is written into the book of its customer. */
const answeredFor = async (count: number) => {
  const ports = await connect([...validatePorts, ...learnPorts]);
  const { userId: owner } = await customerWith(1, new Date().toISOString());
  await documents().send(
    new UpdateCommand({
      TableName: TableName(),
      Key: keys.payeeBook(owner),
      UpdateExpression: 'SET #count = :count',
      ExpressionAttributeNames: { '#count': 'count' },
      ExpressionAttributeValues: { ':count': count },
    }),
  );
  const verify = async (): Promise<Reply> => ({ kind: 'found', beneficiary: 'Comercializadora Peñón' });
  const bankData = { verify, circuitOpenSeconds: () => undefined };
  const { validation } = await validate({ ...ports, bankData }, { owner, via: { via: 'dashboard' }, body });
  const create = vi.fn<typeof ports.payees.create>(ports.payees.create);
  await learn({ ...ports, payees: { ...ports.payees, create } }, validation);
  return create.mock.calls.length;
};

test('a book that is full is not written to, however many answers come', async () => {
  expect(await answeredFor(payeesAtMost)).toBe(0);
});

test('a book with room for one more learns it', async () => {
  expect(await answeredFor(payeesAtMost - 1)).toBe(1);
});
