import * as z from 'zod';
import type { Desk } from '../desk.ts';
import { type Answer, created, ok } from '../http/answer.ts';
import { bodyOf, type Call, queryOf } from '../http/call.ts';
import { money, text } from '../http/fields.ts';
import { listed, pageQuery } from '../http/pages.ts';
import { Refusal } from '../http/refusal.ts';
import { newId } from '../ids.ts';
import { moneyOf, unitsOf } from '../money.ts';
import { iso } from '../time.ts';
import type { Plan } from './plan.ts';

/** One price without a trial, and what is owed billed with the next: what else plans can be is refused. */
const cycle = z.object({
  frequency: z.object({
    interval_unit: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']),
    interval_count: z.number().int().min(1).max(365).default(1),
  }),
  tenure_type: z.literal('REGULAR'),
  sequence: z.literal(1),
  total_cycles: z.number().int().min(0).max(999).default(1),
  pricing_scheme: z.object({ fixed_price: money }),
});

const planInput = z.object({
  product_id: z.string().min(6).max(50),
  name: text(127),
  description: text(127).optional(),
  status: z.enum(['CREATED', 'INACTIVE', 'ACTIVE']).default('ACTIVE'),
  billing_cycles: z.tuple([cycle]),
  payment_preferences: z
    .object({
      auto_bill_outstanding: z.literal(true).default(true),
      setup_fee_failure_action: z.enum(['CONTINUE', 'CANCEL']).default('CANCEL'),
      payment_failure_threshold: z.number().int().min(0).max(999).default(0),
    })
    .optional(),
});

const show = ({ url }: Desk, plan: Plan) => ({
  id: plan.id,
  product_id: plan.productId,
  name: plan.name,
  description: plan.description,
  status: plan.status,
  usage_type: 'LICENSED',
  billing_cycles: [
    {
      frequency: { interval_unit: plan.every.period, interval_count: plan.every.count },
      tenure_type: 'REGULAR',
      sequence: 1,
      total_cycles: plan.totalCycles,
      pricing_scheme: { version: 1, fixed_price: moneyOf(plan.currency, plan.units), create_time: iso(plan.at) },
    },
  ],
  payment_preferences: {
    service_type: 'PREPAID',
    auto_bill_outstanding: true,
    setup_fee_failure_action: 'CANCEL',
    payment_failure_threshold: plan.failureThreshold,
  },
  quantity_supported: false,
  create_time: iso(plan.at),
  update_time: iso(plan.at),
  links: [{ href: `${url()}/v1/billing/plans/${plan.id}`, rel: 'self', method: 'GET' }],
});

export const createPlan = (desk: Desk, call: Call): Answer => {
  const input = bodyOf(call, planInput);
  if (!desk.products.has(input.product_id))
    throw new Refusal([{ issue: 'INVALID_RESOURCE_ID', field: '/product_id', location: 'body' }]);
  const [{ frequency, pricing_scheme, total_cycles }] = input.billing_cycles;
  const { currency_code } = pricing_scheme.fixed_price;
  const plan: Plan = {
    id: newId.plan(),
    productId: input.product_id,
    name: input.name,
    description: input.description,
    status: input.status,
    currency: currency_code,
    units: unitsOf(pricing_scheme.fixed_price),
    every: { period: frequency.interval_unit, count: frequency.interval_count },
    totalCycles: total_cycles,
    failureThreshold: input.payment_preferences?.payment_failure_threshold ?? 0,
    at: desk.now(),
  };
  desk.plans.set(plan.id, plan);
  const resource = show(desk, plan);
  desk.webhooks.tell(
    {
      event_type: 'BILLING.PLAN.CREATED',
      resource_type: 'plan',
      resource_version: '2.0',
      summary: 'A billing plan was created.',
      resource,
    },
    { at: plan.at, subject: plan.id },
  );
  return created(resource);
};

export const getPlan = (desk: Desk, { params }: Call): Answer => {
  const plan = desk.plans.get(params['id'] ?? '');
  if (!plan) throw new Refusal([{ issue: 'INVALID_RESOURCE_ID', field: 'id', location: 'path' }]);
  return ok(show(desk, plan));
};

const listQuery = pageQuery.extend({ product_id: z.string().optional() });

export const listPlans = (desk: Desk, call: Call): Answer => {
  const asked = queryOf(call, listQuery);
  const plans = [...desk.plans.values()]
    .filter(({ productId }) => !asked.product_id || productId === asked.product_id)
    .map((plan) => show(desk, plan));
  return ok(listed('plans', plans, asked, `${desk.url()}${call.path}`));
};
