import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SendEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { DynamoDBDocumentClient, GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it } from 'vitest';
import { testAccount, allow, functionWith, testRegion } from '../fixtures/cloud.ts';
import { testEndpoint, thingsTable } from '../fixtures/endpoint.ts';

const tableArn = `arn:aws:dynamodb:${testRegion}:${testAccount}:table/things`;
const rights = [
  allow(['dynamodb:PutItem', 'dynamodb:GetItem'], tableArn),
  allow('ses:SendEmail', `arn:aws:ses:${testRegion}:${testAccount}:identity/example.com`),
];
const cloud = testEndpoint([
  thingsTable,
  { type: 'AWS::SES::EmailIdentity', name: 'example.com', properties: { EmailIdentity: 'example.com' } },
  ...functionWith('create-validation', rights),
  ...functionWith('login', rights),
]);

const inject = (fault: unknown) => cloud.endpoint().faults.inject(fault);
afterEach(() => cloud.endpoint().faults.clear());

const table = (name = 'login', maxAttempts = 1) =>
  DynamoDBDocumentClient.from(new DynamoDBClient({ ...cloud.as(name), maxAttempts }));
const put = (pk: string, name?: string, attempts?: number) =>
  table(name, attempts).send(new PutCommand({ TableName: 'things', Item: { pk, sk: '1' } }));
const exists = async (pk: string) =>
  Boolean((await table().send(new GetCommand({ TableName: 'things', Key: { pk, sk: '1' } }))).Item);
const transact = (...pks: string[]) =>
  table().send(
    new TransactWriteCommand({
      TransactItems: pks.map((pk) => ({ Put: { TableName: 'things', Item: { pk, sk: '1' } } })),
    }),
  );
const mail = () =>
  new SESClient(cloud.as('login')).send(
    new SendEmailCommand({
      Source: 'clara@example.com',
      Destination: { ToAddresses: ['ana@acme.mx'] },
      Message: { Subject: { Data: 'Hola' }, Body: { Text: { Data: 'Hola' } } },
    }),
  );

/** For each of these many puts, whether the fault let it through. */
const lettingThrough = async (puts: number): Promise<readonly boolean[]> => {
  const passed: boolean[] = [];
  for (let index = 0; index < puts; index += 1)
    passed.push(
      await put('many').then(
        () => true,
        () => false,
      ),
    );
  return passed;
};

describe('a throttle', () => {
  it('is ProvisionedThroughputExceeded for one item, and nothing is written', async () => {
    inject({ kind: 'throttle', operation: 'PutItem' });
    await expect(put('throttled')).rejects.toMatchObject({ name: 'ProvisionedThroughputExceededException' });
    expect(await exists('throttled')).toBe(false);
  });

  it('cancels a transaction with a ThrottlingError', async () => {
    inject({ kind: 'throttle', times: 1 });
    await expect(transact('t1', 't2')).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [{ Code: 'ThrottlingError' }, { Code: 'None' }],
    });
  });

  it('is Throttling for a mail', async () => {
    inject({ kind: 'throttle', service: 'ses' });
    await expect(mail()).rejects.toMatchObject({ name: 'Throttling' });
  });

  it("is overcome by the SDK's own retries once it is spent", async () => {
    inject({ kind: 'throttle', operation: 'PutItem', times: 1 });
    await put('retried', 'login', 3);
    expect(await exists('retried')).toBe(true);
  });
});

describe('a conflict', () => {
  it('cancels a transaction in the shape the SDK surfaces, and writes nothing', async () => {
    inject({ kind: 'conflict' });
    await expect(transact('c1', 'c2')).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: [
        { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' },
        { Code: 'None' },
      ],
    });
    expect(await exists('c1')).toBe(false);
  });

  it('fails a single write, and no read', async () => {
    inject({ kind: 'conflict' });
    await expect(put('c3')).rejects.toMatchObject({ name: 'TransactionConflictException' });
    expect(await exists('c3')).toBe(false);
  });
});

describe('an error', () => {
  it('before the call leaves nothing behind', async () => {
    inject({ kind: 'error', operation: 'PutItem' });
    await expect(put('before')).rejects.toMatchObject({ name: 'InternalServerError' });
    expect(await exists('before')).toBe(false);
  });

  it('after the call hides that it took effect', async () => {
    inject({ kind: 'error', operation: 'PutItem', when: 'after' });
    await expect(put('after')).rejects.toMatchObject({ name: 'InternalServerError' });
    expect(await exists('after')).toBe(true);
  });

  it('can drop the connection instead of answering', async () => {
    inject({ kind: 'error', operation: 'PutItem', when: 'after', drop: true });
    await expect(put('dropped')).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await exists('dropped')).toBe(true);
  });

  it('can be any that the service knows', async () => {
    inject({ kind: 'error', service: 'ses', code: 'AccountSendingPausedException' });
    await expect(mail()).rejects.toMatchObject({ name: 'AccountSendingPausedException' });
  });
});

describe('a duplicate', () => {
  it('delivers a mail twice', async () => {
    inject({ kind: 'duplicate' });
    const before = cloud.endpoint().mailbox.messages().length;
    await mail();
    expect(cloud.endpoint().mailbox.messages().length - before).toBe(2);
  });
});

describe('the aim of a fault', () => {
  it('can be one function', async () => {
    inject({ kind: 'throttle', function: 'create-validation' });
    await expect(put('aimed', 'create-validation')).rejects.toThrow('provisioned throughput');
    await expect(put('aimed', 'login')).resolves.toBeDefined();
  });

  it('can be a share of the calls, the same ones for the same seed', async () => {
    const share = { kind: 'throttle', rate: 0.5, seed: 7 };
    inject(share);
    const first = await lettingThrough(40);
    cloud.endpoint().faults.clear();
    inject(share);
    expect(await lettingThrough(40)).toEqual(first);
    expect(new Set(first)).toEqual(new Set([true, false]));
  });

  it('is forgotten once it is spent or cleared', async () => {
    inject([
      { kind: 'throttle', times: 1 },
      { kind: 'latency', ms: 1 },
    ]);
    await expect(put('spent')).rejects.toThrow('provisioned throughput');
    expect(cloud.endpoint().faults.active()).toMatchObject([{ kind: 'latency' }]);
    cloud.endpoint().faults.clear();
    expect(cloud.endpoint().faults.active()).toEqual([]);
  });
});

describe('what is not a fault of the endpoint', () => {
  it.each<[unknown, string]>([
    [{ kind: 'crash' }, 'kind'],
    [{ kind: 'error', rate: 2 }, 'rate'],
    [{ kind: 'error', sevice: 'ses' }, 'sevice'],
    ['error', 'object'],
    [null, 'object'],
  ])('is refused: %j, naming %s', (fault, named) => {
    expect(() => inject(fault)).toThrow(named);
  });
});
