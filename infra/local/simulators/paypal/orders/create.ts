import type { Desk } from '../desk.ts';
import { type Answer, created } from '../http/answer.ts';
import { bodyOf, type Call } from '../http/call.ts';
import { type Detail, Refusal } from '../http/refusal.ts';
import { newId } from '../ids.ts';
import { type Money, decimalsOf, unitsOf } from '../money.ts';
import { hours } from '../time.ts';
import { type Unit, orderInput } from './input.ts';
import type { Order } from './order.ts';
import { showOrder } from './show.ts';

/** How long an order waits for its payer, and then for its capture. */
export const payableFor = 3 * hours;

const moneyIssue = ({ value, currency_code }: Money): string | undefined => {
  if ((value.split('.')[1]?.length ?? 0) > 2) return 'DECIMAL_PRECISION';
  if (value.includes('.') && decimalsOf(currency_code) === 0) return 'DECIMALS_NOT_SUPPORTED';
  return Number(value) > 0 ? undefined : 'CANNOT_BE_ZERO_OR_NEGATIVE';
};

const itemsTotal = ({ items = [] }: Unit): number =>
  items.reduce((sum, { quantity, unit_amount }) => sum + Number(quantity) * unitsOf(unit_amount), 0);

const unitIssue = (unit: Unit): string | undefined => {
  const issue = moneyIssue(unit.amount);
  if (issue) return issue;
  const total = unit.amount.breakdown?.item_total;
  if (total && unitsOf(total) !== unitsOf(unit.amount)) return 'AMOUNT_MISMATCH';
  if (!unit.items) return undefined;
  if (!total) return 'ITEM_TOTAL_REQUIRED';
  return itemsTotal(unit) === unitsOf(total) ? undefined : 'ITEM_TOTAL_MISMATCH';
};

const mistakesOf = (units: readonly Unit[]): readonly Detail[] => {
  const mistakes = units.flatMap((unit, index): readonly Detail[] => {
    const issue = unitIssue(unit);
    return issue ? [{ issue, field: `/purchase_units/${index}/amount/value`, value: unit.amount.value }] : [];
  });
  const names = new Set(units.map(({ reference_id }) => reference_id ?? 'default'));
  return names.size === units.length ? mistakes : [...mistakes, { issue: 'DUPLICATE_REFERENCE_ID' }];
};

export const createOrder = (desk: Desk, call: Call): Answer => {
  const input = bodyOf(call, orderInput);
  const mistakes = mistakesOf(input.purchase_units);
  if (mistakes.length) throw new Refusal(mistakes);
  const now = desk.now();
  const units = input.purchase_units.map((unit) => ({ ...unit, reference_id: unit.reference_id ?? 'default' }));
  const order: Order = {
    id: newId.order(),
    input,
    units,
    state: 'open',
    isReviewed: false,
    paymentIds: [],
    at: now,
    updatedAt: now,
  };
  desk.orders.set(order.id, order);
  desk.agenda.set(order.id, now + payableFor, (at) => {
    desk.orders.set(order.id, { ...(desk.orders.get(order.id) ?? order), state: 'void', updatedAt: at });
  });
  return created(showOrder(desk, order));
};
