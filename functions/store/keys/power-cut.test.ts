import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyHolder, knockWith } from '../../../infra/testing/key-holder.ts';
import { openTable } from '../../../infra/testing/table.ts';
import { connect } from '../../ports/connect.ts';
import { carryPlanToKeys } from '../../queues/carry-plan-to-keys.ts';
import { documents, TableName } from '../table/table.ts';

/** How many calls of the table are still let through, and whether the next is done before the power fails. */
let power = { calls: Infinity, isLastDone: false };

let table: Awaited<ReturnType<typeof openTable>>;
beforeAll(async () => {
  table = await openTable();
  documents().middlewareStack.add(
    (next) => async (args) => {
      const isOff = power.calls <= 0;
      power.calls -= 1;
      if (isOff && (power.calls < -1 || !power.isLastDone)) throw new Error('power cut');
      const result = await next(args);
      if (isOff) throw new Error('power cut');
      return result;
    },
    { step: 'initialize', name: 'powerCut' },
  );
});
afterAll(() => table?.close());

type Holder = Awaited<ReturnType<typeof keyHolder>>;
type Known = Awaited<ReturnType<Holder['create']>>;

/** Keys of a user in the table, found without their ring. */
const rowsOf = async (userId: string): Promise<readonly string[]> => {
  const { Items = [] } = await documents().send(
    new ScanCommand({
      TableName: TableName(),
      FilterExpression: 'sk = :sk AND userId = :userId',
      ExpressionAttributeValues: { ':sk': 'KEY', ':userId': userId },
    }),
  );
  return Items.map(({ keyId }) => String(keyId));
};

/** What stands after the power came back: every listed key works, and there is no other. */
const expectWhole = async ({ userId, list }: Holder, known?: Known) => {
  const listed = await list();
  expect(listed.map(({ keyId }) => keyId).toSorted()).toEqual((await rowsOf(userId)).toSorted());
  if (!known) return;
  const isListed = listed.some(({ id }) => id === known.id);
  expect((await knockWith(known)).statusCode).toBe(isListed ? 200 : 401);
};

const acts: Readonly<Record<string, (holder: Holder, key: Known) => Promise<unknown>>> = {
  'the creation of a key': ({ send }) => send('createKey', { body: { name: 'Web', environment: 'production' } }),
  'the rotation of a key': ({ send }, { id }) => send('rotateKey', { id, body: {} }),
  'the change of a key': ({ send }, { id }) => send('changeKey', { id, body: { name: 'Otra' } }),
  'the deletion of a key': ({ send }, { id }) => send('deleteKey', { id }),
  'a change of plan': async ({ userId }) => carryPlanToKeys.run({ userId }, await connect(carryPlanToKeys.needs)),
};

/** More than any of them makes. */
const callsAtMost = 8;

describe.for(Object.entries(acts))('%s, killed before, in or after any call of the table,', ([, act]) => {
  test('leaves keys that are listed and work, and no other', async () => {
    let [hasSucceeded, cuts] = [false, 0];
    for (let calls = 0; calls < callsAtMost && !hasSucceeded; calls++)
      for (const isLastDone of [false, true]) {
        const holder = await keyHolder();
        const key = await holder.create({ environment: 'production' });
        power = { calls, isLastDone };
        await act(holder, key).catch(() => undefined);
        hasSucceeded = power.calls >= 0;
        cuts += hasSucceeded ? 0 : 1;
        power = { calls: Infinity, isLastDone: false };
        await expectWhole(holder, key);
        await act(holder, key);
        await expectWhole(holder);
      }
    expect(hasSucceeded).toBe(true);
    expect(cuts).toBeGreaterThanOrEqual(4);
  });
});
