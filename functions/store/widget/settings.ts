import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { widgetLimits } from '#shared/validation/widget.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { updated } from '../table/transaction.ts';

/** Where the widget of a customer may stand and what it may ask; absent where nothing was said. */
const Settings = z.object({
  allowedOrigins: z.array(z.string()),
  isOn: z.boolean(),
  perDay: z.int().positive(),
});
export type Settings = Readonly<z.output<typeof Settings>>;

/** Of whoever said nothing yet. */
const usual: Settings = { allowedOrigins: [], isOn: true, perDay: widgetLimits.perDay.usual };
/** Where they cannot be read: nobody knows what they allow, so they allow nothing. */
const shut: Settings = { ...usual, isOn: false };

const rows = rowsOf('widget settings', Settings);

/** What a row says, or that there is none. */
export const settingsIn = (item: Item | undefined): Settings => (item ? (rows.one(item) ?? shut) : usual);

const find = async (userId: string): Promise<Settings> => {
  const { Item } = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.widget(userId), ConsistentRead: true }),
  );
  return settingsIn(Item);
};

export type Change = { readonly [Name in keyof Settings]?: Settings[Name] | undefined };

const names = ['allowedOrigins', 'isOn', 'perDay'] as const satisfies readonly (keyof Settings)[];

/** Writes what is said, and leaves the rest as it is. */
const change = async (userId: string, said: Change): Promise<Settings> => {
  const after = await updated({
    TableName: TableName(),
    Key: keys.widget(userId),
    UpdateExpression: `SET ${names
      .map((name) => `${name} = ${said[name] === undefined ? `if_not_exists(${name}, :${name})` : `:${name}`}`)
      .join(', ')}`,
    ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, said[name] ?? usual[name]])),
  });
  return rows.one(after) ?? shut;
};

export const verbs = {
  /** As they are at this moment, so that switching off holds at once. */
  find: verb([onTable('GetItem').of(keys.widget)], find),
  /** As they are afterwards. */
  change: verb([onTable('UpdateItem').of(keys.widget)], change),
};
