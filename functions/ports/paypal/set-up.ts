import { createHash } from 'node:crypto';
import * as z from 'zod';
import { currency, moneyOf } from '#shared/contract/resources/money.ts';
import { packNames, plans, type PackName } from '#shared/plans.ts';
import { wantedEvents } from '../../rules/payments/webhook-event.ts';
import { env } from '../grant.ts';
import { told, type Call } from './client.ts';
import { brand } from './experience.ts';
import { inPath, queryOf } from './wire.ts';

/** What an operator sets at the next deployment. */
export interface SetUp {
  readonly product: string;
  readonly plans: Readonly<Record<PackName, string>>;
  readonly webhook: string;
}

/** PayPal would not do a step of the set-up. */
class SetUpRefused extends Error {
  override readonly name = 'SetUpRefused';
}

const must = async <T>(schema: z.ZodType<T>, call: Call): Promise<T> => {
  const answer = await told(schema, call);
  if ('told' in answer) return answer.told;
  throw new SetUpRefused(`${call.as}: ${answer.refused} (${answer.status})`);
};

const perPage = 20;
/** More products or plans than that are not ours to look through. */
const pagesAtMost = 50;

const Named = z.object({ id: z.string(), name: z.string(), status: z.string().optional() });
type Named = z.output<typeof Named>;

const Products = z
  .object({ products: z.array(Named).default([]), total_pages: z.int().default(1) })
  .transform(({ products: rows, total_pages: pages }) => ({ rows, pages }));
const Plans = z
  .object({ plans: z.array(Named).default([]), total_pages: z.int().default(1) })
  .transform(({ plans: rows, total_pages: pages }) => ({ rows, pages }));

/** The first of a list that has this name. */
const named = async (list: typeof Products | typeof Plans, path: string, name: string): Promise<Named | undefined> => {
  for (let page = 1; page <= pagesAtMost; page++) {
    const query = queryOf({ page_size: String(perPage), page: String(page), total_required: 'true' });
    const { rows, pages } = await must(list, { as: 'list', method: 'GET', path: `${path}${query}` });
    const found = rows.find((one) => one.name === name);
    if (found || page >= pages) return found;
  }
  throw new SetUpRefused(`There are more than ${pagesAtMost * perPage} at ${path}`);
};

const Made = z.object({ id: z.string() });

/** Of what is made, so that a repeat makes it once; PayPal takes 108 characters. */
const requestIdOf = (...parts: readonly string[]): string =>
  `setup-${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40)}`;

const productFor = async (): Promise<string> => {
  const path = '/v1/catalogs/products';
  const found = await named(Products, `${path}?`, brand);
  if (found) return found.id;
  const body = { name: brand, type: 'SERVICE', category: 'SOFTWARE' };
  const made = await must(Made, { as: 'createProduct', method: 'POST', path, body, requestId: requestIdOf(brand) });
  return made.id;
};

/** A plan's price is never changed at PayPal: another price is another plan, and who agreed to the old one keeps it. */
const nameOf = (name: PackName, value: string): string => `${brand} ${name} ${value} ${currency} monthly`;

const planFor = async (product_id: string, name: PackName): Promise<string> => {
  const path = '/v1/billing/plans';
  const { value } = moneyOf(plans[name].monthly.priceUsd * 100);
  const full = nameOf(name, value);
  const found = await named(Plans, `${path}?${queryOf({ product_id })}&`, full);
  if (found?.status === 'ACTIVE') return found.id;
  if (found) {
    await must(z.unknown(), { as: 'activatePlan', method: 'POST', path: `${path}/${inPath(found.id)}/activate` });
    return found.id;
  }
  const cycle = {
    frequency: { interval_unit: 'MONTH', interval_count: 1 },
    tenure_type: 'REGULAR',
    sequence: 1,
    total_cycles: 0,
    pricing_scheme: { fixed_price: { value, currency_code: currency } },
  };
  const body = {
    product_id,
    name: full,
    status: 'ACTIVE',
    billing_cycles: [cycle],
    payment_preferences: {
      auto_bill_outstanding: true,
      setup_fee_failure_action: 'CANCEL',
      payment_failure_threshold: 3,
    },
  };
  const requestId = requestIdOf(product_id, full);
  return (await must(Made, { as: 'createPlan', method: 'POST', path, body, requestId })).id;
};

const Webhook = z.object({ id: z.string(), url: z.string(), event_types: z.array(z.object({ name: z.string() })) });
type Webhook = z.output<typeof Webhook>;
const Webhooks = z.object({ webhooks: z.array(Webhook).default([]) });

const isAsWanted = ({ url, event_types }: Webhook, wanted: string): boolean => {
  const told = new Set(event_types.map(({ name }) => name));
  return url === wanted && (told.has('*') || wantedEvents.every((name) => told.has(name)));
};

/** Ours is the one that the stack knows, or the one of this address. */
const webhookFor = async (url: string): Promise<string> => {
  const path = '/v1/notifications/webhooks';
  const { webhooks } = await must(Webhooks, { as: 'listWebhooks', method: 'GET', path });
  const known = webhooks.find(({ id }) => id === env('PAYPAL_WEBHOOK_ID')) ?? webhooks.find((one) => one.url === url);
  const event_types = wantedEvents.map((name) => ({ name }));
  if (!known) return (await must(Made, { as: 'createWebhook', method: 'POST', path, body: { url, event_types } })).id;
  if (isAsWanted(known, url)) return known.id;
  const body = [
    { op: 'replace', path: '/url', value: url },
    { op: 'replace', path: '/event_types', value: event_types },
  ];
  await must(z.unknown(), { as: 'correctWebhook', method: 'PATCH', path: `${path}/${inPath(known.id)}`, body });
  return known.id;
};

const settingUp = async (webhookUrl: string): Promise<SetUp> => {
  const product = await productFor();
  const ids: [PackName, string][] = [];
  for (const name of packNames) ids.push([name, await planFor(product, name)]);
  return { product, plans: Object.fromEntries(ids) as SetUp['plans'], webhook: await webhookFor(webhookUrl) };
};

/** The product, a plan for each price and the webhook at this address: found, corrected or made. */
export const setUp = (webhookUrl: string): Promise<SetUp | { readonly refused: string }> =>
  settingUp(webhookUrl).catch((error: unknown) => {
    if (error instanceof SetUpRefused) return { refused: error.message };
    throw error;
  });
