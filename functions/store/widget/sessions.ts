import { keptDays } from '#shared/kept-days.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { plusDays } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { secondsOf, TableName } from '../table/table.ts';
import { replace } from '../table/transaction.ts';
import type { WidgetSession } from './session.ts';

const create = async (secretHash: string, session: Omit<WidgetSession, 'counted'>): Promise<void> => {
  const isCreated = await replace({
    TableName: TableName(),
    Item: {
      ...keys.widgetSession(secretHash),
      ...session,
      ttl: secondsOf(plusDays(session.expiresAt, keptDays.endedWidgetSessions)),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  if (!isCreated) throw new Error('Two sessions of the widget drew one secret');
};

export const verbs = { create: verb([onTable('PutItem').of(keys.widgetSession)], create) };
