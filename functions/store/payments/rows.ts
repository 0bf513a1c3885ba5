import { openStatuses } from '#shared/validation/payments.ts';
import { keys } from '../table/keys.ts';
import { listed, sparseIndex } from '../table/sparse-index.ts';
import { TableName } from '../table/table.ts';
import type { Payment } from './payment.ts';

/** A payment without an end stands in a list, by when it was begun. */
const isOpen = ({ status }: Pick<Payment, 'status'>): boolean => openStatuses.some((open) => open === status);

const listing = ({ id, createdAt }: Payment) => listed('payments', id, `${createdAt}#${id}`);

const unlisted = { [sparseIndex.partition]: undefined, [sparseIndex.sort]: undefined };

/** Where its payer's own list finds it; nobody's where an operator asked a stranger for money. */
const pointers = ({ id, userId }: Payment) =>
  userId === undefined
    ? []
    : [{ Put: { TableName: TableName(), Item: { ...keys.paymentOf(userId, id), paymentId: id } } }];

/** A new payment. */
export const newItems = (payment: Payment) => [
  {
    Put: {
      TableName: TableName(),
      Item: { ...keys.payment(payment.id), ...(isOpen(payment) && listing(payment)), ...payment },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  ...pointers(payment),
];

/** A payment as it was read, with these changes; what is to be `undefined` is removed. */
export const changed = (payment: Payment, changes: Partial<Payment>) => {
  const after = { ...payment, ...changes };
  const attributes: Readonly<Record<string, unknown>> = {
    ...(changes.status !== undefined && (isOpen(after) ? listing(after) : unlisted)),
    ...changes,
    version: payment.version + 1,
  };
  const names = Object.keys(attributes);
  const [set, removed] = [
    names.filter((name) => attributes[name] !== undefined),
    names.filter((name) => attributes[name] === undefined),
  ];
  return {
    TableName: TableName(),
    Key: keys.payment(payment.id),
    UpdateExpression: [
      `SET ${set.map((name) => `#${name} = :${name}`).join(', ')}`,
      ...(removed.length > 0 ? [`REMOVE ${removed.map((name) => `#${name}`).join(', ')}`] : []),
    ].join(' '),
    ConditionExpression: '#version = :read',
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(set.map((name) => [`:${name}`, attributes[name]])),
      ':read': payment.version,
    },
  };
};
