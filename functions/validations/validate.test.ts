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
import { learn, learnPorts } from '../payees/learn.ts';
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
  if (value instanceof Uint8Array) return value.byteLength;
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
      const { Items = [] } = await documents().send(
        new QueryCommand({
          TableName: TableName(),
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
          ExpressionAttributeValues: { ':pk': keys.validation(owner, '').pk, ':sk': keys.validation('', '').sk },
        }),
      );
      const rows = await Promise.all(Items.map(({ id }) => ports.validations.find(owner, String(id))));
      expect(rows).toMatchObject([{ expectedName: 'MARÍA DE LOS ÁNGELES GONZÁLEZ RODRÍGUEZ' }]);
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
  const { Item = {} } = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.validation(owner, validation.id) }),
  );
  // With the words that differ beside the name.
  expect(sizeOf(Item)).toBeLessThan(1024);
  const stored = await ports.validations.find(owner, validation.id);
  expect([stored?.status, stored?.expectedName]).toEqual(['VALID', 'MARÍA DE LOS ÁNGELES GONZÁLEZ RODRÍGUEZ']);
});

const holder = 'COMERCIALIZADORA PEÑON DEL NORTE SA DE CV';
const sizeAt = async (userId: string, id: string): Promise<number> => {
  const { Item = {} } = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.validation(userId, id) }),
  );
  return sizeOf(Item);
};

test('what a customer’s payees tell stays with the answer, and the row of a usual one fits one write unit', async () => {
  const ports = await connect([...validatePorts, ...learnPorts]);
  const { userId: owner } = await customerWith(3, new Date().toISOString());
  const bankData = {
    circuitOpenSeconds: () => undefined,
    verify: async (): Promise<Reply> => ({ kind: 'found', beneficiary: holder }),
  };
  const ask = async (accountNumber: string) => {
    const document = { documentType: 'RFC', documentNumber: 'CPN560123GR8' };
    const stated = { ...document, beneficiaryName: 'Comercializadora Peñón del Norte', reference: 'Factura A-4471' };
    const { validation } = await validate(
      { ...ports, bankData },
      {
        owner,
        via: { via: 'api', viaId: newId('key', new Date().toISOString()) },
        body: { country: 'MX', accountNumber, environment: 'production', ...stated },
      },
    );
    const size = await sizeAt(owner, validation.id);
    await learn(ports, validation);
    const stored = await ports.validations.find(owner, validation.id);
    return { size, told: validation.payee, kept: stored?.payee };
  };
  const asked = [];
  for (const accountNumber of ['002115016003269411', '002115016003269411', '012180001234567899'])
    asked.push(await ask(accountNumber));
  expect(asked.map(({ told }) => told)).toMatchObject([
    undefined,
    { known: true, name: holder, validations: 1, changed: [] },
    { known: true, name: holder, validations: 2, changed: [{ what: 'otherAccount', bank: 'Banamex' }] },
  ]);
  expect(asked.map(({ kept }) => kept)).toEqual(asked.map(({ told }) => told));
  // 817, 902 and 1,013 bytes.
  for (const { size } of asked) expect(size).toBeLessThan(1024);
});
