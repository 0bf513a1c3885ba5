import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { testAccount, allow, functionWith, testRegion } from './fixtures/cloud.ts';
import { testEndpoint, thingsTable } from './fixtures/endpoint.ts';

const tableArn = `arn:aws:dynamodb:${testRegion}:${testAccount}:table/things`;
const cloud = testEndpoint([
  thingsTable,
  ...functionWith('f', [allow(['dynamodb:PutItem', 'dynamodb:GetItem'], tableArn)]),
]);

const client = () => DynamoDBDocumentClient.from(new DynamoDBClient(cloud.as('f')));
const put = (pk: string) => ({ TableName: 'things', Item: { pk, sk: '1', ConsumedCapacity: 'a value' } });

beforeEach(() => {
  cloud.endpoint().capacity.reset();
  cloud.endpoint().capacity.enabled = true;
});

describe('the capacity meter', () => {
  it('sums calls and units by operation', async () => {
    await client().send(new PutCommand(put('a')));
    await client().send(new TransactWriteCommand({ TransactItems: [{ Put: put('b') }, { Put: put('c') }] }));
    await client().send(new GetCommand({ TableName: 'things', Key: { pk: 'a', sk: '1' }, ConsistentRead: true }));

    expect(cloud.endpoint().capacity.report()).toEqual({
      calls: 3,
      readUnits: 1,
      writeUnits: 5,
      operations: {
        'dynamodb:PutItem': { calls: 1, readUnits: 0, writeUnits: 1 },
        'dynamodb:TransactWriteItems': { calls: 1, readUnits: 0, writeUnits: 4 },
        'dynamodb:GetItem': { calls: 1, readUnits: 1, writeUnits: 0 },
      },
    });
  });

  it('shows the caller its units only if it asked, and never touches an item', async () => {
    const { ConsumedCapacity } = await client().send(new PutCommand(put('a')));
    const get = { TableName: 'things', Key: { pk: 'a', sk: '1' } };
    const asked = await client().send(new GetCommand({ ...get, ReturnConsumedCapacity: 'TOTAL' }));
    const silent = await client().send(new GetCommand(get));

    expect(ConsumedCapacity).toBeUndefined();
    expect(asked.ConsumedCapacity?.CapacityUnits).toBe(0.5);
    expect(silent).not.toHaveProperty('ConsumedCapacity');
    expect(silent.Item).toEqual(put('a').Item);
  });

  it('counts calls but asks for no units when it is off', async () => {
    cloud.endpoint().capacity.enabled = false;
    await client().send(new PutCommand(put('a')));
    expect(cloud.endpoint().capacity.report()).toMatchObject({ calls: 1, writeUnits: 0 });
  });
});
