import { ulid } from 'ulid';
import { connectDynamoDb } from '../local/aws/dynamodb-client.ts';
import { emulateDynamoDb } from '../local/aws/fixtures/emulator.ts';
import { clabeOf } from './accounts.ts';
import type { Customer } from './customer.ts';
import { ownCloud } from './own-cloud.ts';

const hourMs = 3_600_000;
const apartMs = hourMs / 12;
const perBatch = 25;

type Item = Readonly<Record<string, unknown>>;

/** A settled validation as the product stores it, in DynamoDB's own notation. */
const itemOf = (pk: string, serial: number, count: number, at: number) => {
  const id = `val_${ulid(at).toLowerCase()}`;
  const number = clabeOf(`00211501600${String(serial).padStart(6, '0')}`);
  const references: Readonly<Record<number, string>> = { 0: 'aguja lejana', [count - 1]: 'aguja cercana' };
  const texts = {
    pk,
    sk: `VALIDATION#${id}`,
    id,
    userId: pk.slice('USER#'.length),
    environment: 'production',
    status: serial % 10 === 0 ? 'INVALID' : 'VALID',
    country: 'MX',
    format: 'CLABE',
    accountNumber: number,
    normalized: number,
    bankCode: '002',
    beneficiary: `PROVEEDORA ${serial % 977} DE MATERIALES DEL NORTE SA DE CV`,
    documentType: 'RFC',
    documentNumber: 'GODE561231GR8',
    reference: references[serial] ?? `Factura ${serial}`,
    accountType: 'CHECKING',
    currency: 'MXN',
    createdAt: new Date(at).toISOString(),
    completedAt: new Date(at + 3000).toISOString(),
  };
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, S]) => [name, { S }])),
    verified: { BOOL: true },
    hold: { M: { lotId: { S: 'lot_1' }, source: { S: 'free' }, credits: { N: '1' } } },
  };
};

/** A cloud of its own whose table can be filled without asking a bank 100,000 times. */
export const cloudToSeed = async () => {
  const emulator = await emulateDynamoDb();
  const database = connectDynamoDb(emulator.port);
  const cloud = await ownCloud({ CUENTACLARA_DYNAMODB_PORT: String(emulator.port) });
  const { TableNames } = (await database.send('ListTables', {})) as { TableNames: string[] };
  const TableName = TableNames[0] ?? '';
  const itemsOf = async (pk: string, prefix: string): Promise<readonly Item[]> => {
    const { Items } = (await database.send('Query', {
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': { S: pk }, ':prefix': { S: prefix } },
    })) as { Items: Item[] };
    return Items;
  };
  return {
    addresses: cloud.addresses,
    databasePort: emulator.port,
    table: TableName,
    capacity: cloud.aws.capacity,
    pkOf: async ({ email }: Customer) => {
      const Key = { pk: { S: `EMAIL#${email}` }, sk: { S: 'EMAIL' } };
      const { Item } = (await database.send('GetItem', { TableName, Key })) as { Item: { userId: { S: string } } };
      return `USER#${Item.userId.S}`;
    },
    /** `count` validations (a multiple of 25) in one partition, one every five minutes, the newest an hour old. */
    seed: async (pk: string, count: number) => {
      const oldest = Date.now() - hourMs - count * apartMs;
      const put = (serial: number) => ({
        PutRequest: { Item: itemOf(pk, serial, count, oldest + serial * apartMs) },
      });
      for (let serial = 0; serial < count; serial += perBatch) {
        const batch = Array.from({ length: perBatch }, (_, index) => put(serial + index));
        await database.send('BatchWriteItem', { RequestItems: { [TableName]: batch } });
      }
    },
    /** How many items of a partition have sort keys that begin so. */
    count: async (pk: string, prefix: string): Promise<number> => {
      const { Count } = (await database.send('Query', {
        TableName,
        Select: 'COUNT',
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': { S: pk }, ':prefix': { S: prefix } },
      })) as { Count: number };
      return Count;
    },
    items: (pk: string, prefix: string) => itemsOf(pk, prefix),
    /** Replaces each of these items by what `worse` makes of it. */
    spoil: async (pk: string, prefix: string, worse: (item: Item) => Item) => {
      for (const item of await itemsOf(pk, prefix)) await database.send('PutItem', { TableName, Item: worse(item) });
    },
    drain: () => cloud.drain(),
    close: async () => {
      await cloud.close();
      database.close();
      await emulator.close();
    },
  };
};
