import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { customerWith } from '../../infra/testing/wallet.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import type { Reply } from '../rules/bank/bank-answer.ts';
import { plusSeconds } from '../rules/time.ts';
import { keys } from '../store/table/keys.ts';
import { documents, TableName } from '../store/table/table.ts';
import { validate, validatePorts } from './validate.ts';

ownTable();

const body = { country: 'MX', accountNumber: '999700000000000001', environment: 'sandbox' } as const;

test.for([
  [{ via: 'dashboard' }],
  [{ via: 'api', viaId: 'key_1' }],
  [{ via: 'batch', viaId: 'bat_1' }],
  [{ via: 'widget', viaId: 'wgt_1' }],
] as const)('remembers which door a request came through: %o', async ([via]) => {
  const ports = await connect(validatePorts);
  const owner = newId('usr', new Date().toISOString());
  const { validation } = await validate(ports, { owner, via, body });
  const stored = await ports.validations.find(owner, validation.id);
  expect({ via: stored?.via, viaId: stored?.viaId }).toEqual({ viaId: undefined, ...via });
});

test('hands on what it judged: whoever shows the answer need not judge again', async () => {
  const ports = await connect(validatePorts);
  const { judged, validation } = await validate(ports, { owner: 'usr_1', via: { via: 'dashboard' }, body });
  expect(judged.account.normalized).toBe(validation.normalized);
  expect(judged.account.parts.map(({ part }) => part)).toContain('account');
});

test.for<[string, Reply]>([
  ['answers', { kind: 'found', beneficiary: 'Ana Pérez' }],
  ['wants more time', { kind: 'pending' }],
])('what a job wrote while the bank was asked is what counts, also where the bank then %s', async ([, reply]) => {
  const ports = await connect(validatePorts);
  const { userId: owner } = await customerWith(1, new Date().toISOString());
  const { validations } = await connect(['validations.listUnsettled', 'credits.live']);
  const settleFirst = async (): Promise<Reply> => {
    const { found } = await validations.listUnsettled(plusSeconds(new Date().toISOString(), 60));
    for (const { item } of found.filter((one) => one.item.userId === owner))
      await ports.validations.settle(
        item,
        { status: 'TIMEOUT', reason: 'interrupted', verified: false },
        new Date().toISOString(),
      );
    return reply;
  };
  const bankData = { verify: settleFirst, circuitOpenSeconds: () => undefined };
  const { validation, isPending, liveLots } = await validate(
    { ...ports, bankData },
    {
      owner,
      via: { via: 'dashboard' },
      body: { country: 'MX', accountNumber: '002115016003269411', environment: 'production' },
    },
  );
  expect({ status: validation.status, reason: validation.reason, isPending }).toEqual({
    status: 'TIMEOUT',
    reason: 'interrupted',
    isPending: false,
  });
  expect(validation).toEqual(await ports.validations.find(owner, validation.id));
  expect(liveLots).toEqual(await ports.credits.live(owner, new Date().toISOString()));
});

/** As DynamoDB counts the size of an item: the bytes of its names and values, a little more for maps. */
const sizeOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return Buffer.byteLength(String(value));
  return Object.entries(value).reduce((sum, [name, inner]) => sum + 1 + Buffer.byteLength(name) + sizeOf(inner), 3);
};

test('whom somebody expects to pay stays with the answer, and the row fits one write unit before and after it', async () => {
  const ports = await connect(validatePorts);
  const { userId: owner } = await customerWith(1, new Date().toISOString());
  const sizes: number[] = [];
  const bankData = {
    circuitOpenSeconds: () => undefined,
    verify: async (): Promise<Reply> => {
      const { Items = [] } = await documents.send(
        new QueryCommand({
          TableName: TableName(),
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
          ExpressionAttributeValues: { ':pk': keys.validation(owner, '').pk, ':sk': keys.validation('', '').sk },
        }),
      );
      expect(Items).toMatchObject([{ expectedName: 'MARÍA DE LOS ÁNGELES GONZÁLEZ RODRÍGUEZ' }]);
      sizes.push(...Items.map(sizeOf));
      return { kind: 'found', beneficiary: 'MARÍA GONZÁLEZ' };
    },
  };
  const { validation } = await validate(
    { ...ports, bankData },
    {
      owner,
      via: { via: 'batch', viaId: newId('bat', new Date().toISOString()) },
      body: {
        country: 'MX',
        accountNumber: '002115016003269411',
        environment: 'production',
        documentType: 'RFC',
        documentNumber: 'GODE561231GR8',
        beneficiaryName: 'MARÍA DE LOS ÁNGELES GONZÁLEZ RODRÍGUEZ',
        reference: 'Nómina de la segunda quincena de noviembre',
      },
    },
  );
  expect(sizes[0]).toBeLessThan(1024);
  const { Item = {} } = await documents.send(
    new GetCommand({ TableName: TableName(), Key: keys.validation(owner, validation.id) }),
  );
  // With the words that differ beside the name.
  expect(sizeOf(Item)).toBeLessThan(1024);
  const stored = await ports.validations.find(owner, validation.id);
  expect([stored?.status, stored?.expectedName]).toEqual(['VALID', 'MARÍA DE LOS ÁNGELES GONZÁLEZ RODRÍGUEZ']);
});
