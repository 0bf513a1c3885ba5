import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { connect } from '#functions/ports/connect.ts';
import { plusSeconds } from '#functions/rules/time.ts';
import { keys } from '#functions/store/table/keys.ts';
import { listed, type ListName } from '#functions/store/table/sparse-index.ts';
import { documents, TableName } from '#functions/store/table/table.ts';
import type { Validation } from '#functions/store/validations/validation.ts';
import { underway } from './underway.ts';

export type Row = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };

export const rowIn = (list: ListName, validation: Validation): Row => ({
  ...keys.validation(validation.userId, validation.id),
  ...listed(list, validation.id, `${validation.createdAt}#${validation.id}`),
  ...validation,
});

/** Whose validations nobody can write. */
const failing = 'usr_failing';

/** Rows of which nothing can ever come, half a minute before `at`, by what is wrong with them. */
export const poisons = {
  'cannot be read': (list: ListName, at: string) => ({ ...older(list, at), status: 'SETTLED_IN_PART' }),
  'say that somebody else owns them': (list: ListName, at: string) => ({ ...older(list, at), userId: 'usr_other' }),
  'fail when they are written': (list: ListName, at: string) => older(list, at, failing),
  'are final and listed all the same': (list: ListName, at: string) => ({
    ...older(list, at),
    status: 'VALID',
    verified: true,
  }),
  'are of no customer': (list: ListName, at: string) => ({ ...older(list, at), pk: 'AUDIT#2026-11' }),
} as const satisfies Readonly<Record<string, (list: ListName, at: string) => Row>>;

const older = (list: ListName, at: string, userId = 'usr_poison'): Row =>
  rowIn(list, underway(userId, plusSeconds(at, -30)));

/** The table, as if the rows of one customer were broken in a way nobody knows. */
export const unwritable = async () => {
  const { pendingAtBank } = await connect(['pendingAtBank.open', 'pendingAtBank.list']);
  const open: typeof pendingAtBank.open = async (validation, awaiting) => {
    if (validation.userId === failing) throw new Error('unwritable');
    return pendingAtBank.open(validation, awaiting);
  };
  return { pendingAtBank: { ...pendingAtBank, open } };
};

export const putAll = async (rows: readonly Row[]): Promise<void> => {
  for (let start = 0; start < rows.length; start += 25)
    await documents().send(
      new BatchWriteCommand({
        RequestItems: { [TableName()]: rows.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } })) },
      }),
    );
};
