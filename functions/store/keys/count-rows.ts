import type { CountedRows } from '../../rules/keys/month-room.ts';
import { keys } from '../table/keys.ts';
import { TableName } from '../table/table.ts';

/** A month that counted nothing yet has room for no more than fits into a whole one. */
const roomFor = (rows: number, atMost: number) =>
  rows > atMost
    ? { condition: 'attribute_not_exists(pk)', values: {} }
    : {
        condition: 'attribute_exists(pk) AND (attribute_not_exists(months.#month) OR months.#month <= :room)',
        values: { ':room': atMost - rows },
      };

/**
 * Counts rows of a batch in the month of a key, if there is room for all of them: to be put into the transaction that
 * makes them, so that a batch which is not made counts nothing.
 */
export const countRowsItem = ({ keyId, month, rows, atMost }: CountedRows) => {
  const { condition, values } = roomFor(rows, atMost);
  return {
    Update: {
      TableName: TableName(),
      Key: keys.apiKey(keyId),
      UpdateExpression: 'ADD months.#month :rows',
      ConditionExpression: condition,
      ExpressionAttributeNames: { '#month': month },
      ExpressionAttributeValues: { ':rows': rows, ...values },
    },
  };
};
