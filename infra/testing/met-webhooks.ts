import type { Customer } from './customer.ts';
import { inside, poisoned } from './damaged.ts';
import { textIn, type Item } from './releases/fixture.ts';
import { asked } from './webhook-holder.ts';

/** One that rows are damaged of, and one that has to be shown whatever stands there. */
export const twoWebhooks = async ({ call }: Customer) => {
  const create = async () => (await call('POST /api/webhooks', { body: asked })).id;
  return { id: await create(), other: await create() };
};

/** Rows of webhooks, and who meets them. */
export const webhookKinds: Readonly<Record<string, (by: Customer, id: string) => readonly Promise<unknown>[]>> = {
  'WEBHOOK#': ({ call }, id) => [
    call('GET /api/webhooks/{id}', { params: { id } }),
    call('PATCH /api/webhooks/{id}', { params: { id }, body: { active: false, description: 'x' } }),
    call('POST /api/webhooks/{id}/rotate', { params: { id }, body: {} }),
  ],
  NEWESTWEBHOOK: ({ call }) => [
    call('POST /api/webhooks', { body: asked }).then(({ id }) => call('DELETE /api/webhooks/{id}', { params: { id } })),
  ],
};

/** The row of the first of them, or what says who came last. */
export const isOfWebhook = (row: Item, kind: string, id: string): boolean =>
  textIn(row, 'sk').startsWith(kind) && (kind === 'NEWESTWEBHOOK' || textIn(row, 'sk').endsWith(id));

/** A row damaged in each of its fields, and in those of the secrets inside it. */
export const worse = (row: Item): readonly Item[] => [...poisoned(row), ...inside(row)];
