import { keptDays } from '#shared/kept-days.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { plusDays } from '../../rules/time.ts';
import { sealsAndOpens } from '../sealing/data-keys.ts';
import { sealedFields } from '../sealing/sealed.ts';
import { keys } from '../table/keys.ts';
import { secondsOf, TableName } from '../table/table.ts';
import { replace } from '../table/transaction.ts';
import type { WidgetSession } from './session.ts';

/** What the page's server calls the payment, which may be somebody. */
const personal: ReadonlySet<string> = new Set(['reference']);

const create = async (secretHash: string, session: Omit<WidgetSession, 'counted'>): Promise<void> => {
  const place = keys.widgetSession(secretHash);
  const { reference, ...rest } = session;
  const fields = reference === undefined ? rest : await sealedFields(session.userId, place, { personal }, session);
  const isCreated = await replace({
    TableName: TableName(),
    Item: {
      ...place,
      ...fields,
      ttl: secondsOf(plusDays(session.expiresAt, keptDays.endedWidgetSessions)),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  if (!isCreated) throw new Error('Two sessions of the widget drew one secret');
};

export const verbs = { create: verb([onTable('PutItem').of(keys.widgetSession), ...sealsAndOpens], create) };
