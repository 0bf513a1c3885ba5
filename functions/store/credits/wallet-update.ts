import { keys } from '../table/keys.ts';
import { TableName } from '../table/table.ts';

/** Part of an update of a wallet: a transaction takes one update of an item, and several things may happen to it at once. */
export interface Clause {
  readonly set?: readonly string[];
  readonly remove?: readonly string[];
  readonly conditions?: readonly string[];
  readonly names?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

const section = (word: string, parts: readonly string[]): string =>
  parts.length === 0 ? '' : `${word} ${parts.join(', ')} `;

const allOf = (clauses: readonly Clause[], part: 'set' | 'remove' | 'conditions'): readonly string[] =>
  clauses.flatMap((clause) => clause[part] ?? []);

/** One update of all of it. Names of none are left out: DynamoDB refuses an empty map. */
export const walletUpdate = (userId: string, clauses: readonly Clause[]) => {
  const names = Object.assign({}, ...clauses.map((clause) => clause.names)) as Record<string, string>;
  return {
    Update: {
      TableName: TableName(),
      Key: keys.wallet(userId),
      UpdateExpression: [section('SET', allOf(clauses, 'set')), section('REMOVE', allOf(clauses, 'remove'))]
        .join('')
        .trim(),
      ConditionExpression: allOf(clauses, 'conditions').join(' AND '),
      ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
      ExpressionAttributeValues: Object.assign({}, ...clauses.map(({ values }) => values)) as Record<string, unknown>,
    },
  };
};
