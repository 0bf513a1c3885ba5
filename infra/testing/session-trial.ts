import { marshall } from '@aws-sdk/util-dynamodb';
import { keys } from '#functions/store/table/keys.ts';
import type { LocalCloud } from '../local/boot.ts';
import type { DynamoDb } from '../local/aws/dynamodb-client.ts';
import type { SessionRow } from './widget-sessions.ts';

export interface SessionTrial {
  readonly sessions: number;
  readonly atOnce: number;
  /** So often the consumer of the queue is killed in the middle of a message. */
  readonly kills: number;
}

const consumer = 'QueueCountWidgetSessions';
const at = '2026-11-22T10:00:00.000Z';
/** A message that failed is hidden for six minutes. */
const hiddenSeconds = 361;
/** Steps one after another, each with what is written beside it. */
const path = [
  { step: 'opened' },
  { step: 'asked' },
  { step: 'answered', answered: { country: 'MX', verdict: 'mismatch' } },
  { step: 'accepted', answered: { country: 'MX', verdict: 'confirmed' } },
] as const;

const sessionOf = (turn: number): SessionRow => ({
  userId: `usr_widget${turn % 3}`,
  ...(turn % 7 !== 6 && { key: 'key_1' }),
  environment: turn % 5 === 0 ? 'sandbox' : 'production',
  origin: `https://p${turn % 4}.example.com`,
  createdAt: at,
  steps: { minted: at },
});

/**
 * Lets payees go through sessions of the widget, as their rows say it, while the consumer that counts them is killed; gives
 * the rows and the counters as they are when nothing is left to be told.
 */
export const sessionTrial = async (
  cloud: LocalCloud,
  { database, TableName }: { readonly database: DynamoDb; readonly TableName: string },
  { sessions, atOnce, kills }: SessionTrial,
) => {
  if (kills > 0 && sessions > 0)
    cloud.inject([{ kind: 'crash', function: consumer, rate: 0.3, ms: 4, times: kills, seed: 4 }]);
  const live = async (turn: number): Promise<SessionRow> => {
    let row = sessionOf(turn);
    const put = () =>
      database.send('PutItem', {
        TableName,
        Item: marshall({ ...keys.widgetSession(`hash${turn}`), ...row }, { removeUndefinedValues: true }),
      });
    await put();
    for (const { step, ...beside } of path.slice(0, turn % (path.length + 1))) {
      row = { ...row, ...beside, steps: { ...row.steps, [step]: at } };
      // As the product writes it: the rest of the row stays as it is.
      await database.send('UpdateItem', {
        TableName,
        Key: marshall(keys.widgetSession(`hash${turn}`)),
        UpdateExpression: `SET steps.${step} = :at${'answered' in beside ? ', answered = :answered' : ''} ADD requests :one`,
        ExpressionAttributeValues: marshall({
          ':at': at,
          ':one': 1,
          ...('answered' in beside && { ':answered': beside.answered }),
        }),
      });
    }
    return row;
  };
  const rows: SessionRow[] = [];
  const waiting = Array.from({ length: sessions }, (_, turn) => turn).values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const turn of waiting) rows.push(await live(turn));
    }),
  );
  if (sessions > 0) {
    await cloud.drain(20, consumer);
    // The faults were used up long before the last message: once is enough.
    await cloud.advance(hiddenSeconds);
  }
  const { isDrained } = await cloud.drain(20);
  const killed = cloud.functions().find(({ name }) => name.includes(consumer))?.errors ?? 0;
  return { isDrained, rows, killed };
};
