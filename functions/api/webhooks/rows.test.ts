import { expect, test } from 'vitest';
import { statusOf } from '../../../infra/testing/customer.ts';
import { isOfWebhook, twoWebhooks, webhookKinds, worse } from '../../../infra/testing/met-webhooks.ts';
import type { Item } from '../../../infra/testing/releases/fixture.ts';
import { askTable } from '../../../infra/testing/table-in.ts';
import { webhookHolders } from '../../../infra/testing/webhook-holder.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const ask = askTable(databasePort);
const newHolder = webhookHolders(cloud, { databasePort, apiKeyPepper });

const rowsOf = async (userId: string): Promise<readonly Item[]> => {
  const { Items } = await ask<{ readonly Items: readonly Item[] }>('Query', {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: `USER#${userId}` } },
  });
  return Items;
};

/** So many damages are met by one customer: nobody may ask more often within a moment. */
const ofOne = 12;

test.for(Object.entries(webhookKinds))(
  'a row of kind %s of another version, or a damaged one, fails nothing, in none of its fields',
  async ([kind, meet]) => {
    for (let from = 0, count = 1; from < count; from += ofOne) {
      const holder = await newHolder();
      const { id, other } = await twoWebhooks(holder);
      const [good] = (await rowsOf(holder.userId)).filter((row) => isOfWebhook(row, kind, id));
      const damaged = good ? worse(good) : [];
      count = damaged.length;
      expect(count).toBeGreaterThan(0);
      for (const Item of damaged.slice(from, from + ofOne)) {
        await ask('PutItem', { Item });
        const statuses = await Promise.all(meet(holder, id).map(statusOf));
        expect([Item, statuses.filter((status) => status >= 500 || status === 429)]).toEqual([Item, []]);
        const { data } = await holder.call('GET /api/webhooks', {});
        expect(data.map((webhook) => webhook.id)).toContain(other);
      }
      // One that cannot be read is deleted all the same.
      await holder.call('DELETE /api/webhooks/{id}', { params: { id } });
      expect(await statusOf(holder.call('GET /api/webhooks/{id}', { params: { id } }))).toBe(404);
    }
  },
);
