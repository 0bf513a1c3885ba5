import { partsOf } from '#shared/widget/token.ts';
import { hashOf } from '#functions/proof.ts';
import { plusDays } from '#functions/rules/time.ts';
import { keys } from '#functions/store/table/keys.ts';
import { whileFailing } from './control.ts';
import type { Addresses } from './customer.ts';
import { operatorOf } from './operate.ts';
import { widgetHolder } from './widget-holder.ts';

/** A customer whose server shows the widget: each call leaves one more session, and gives its place in the table. */
export const sessionMaker = async (cloud: Addresses) => {
  const origin = 'https://tienda.example';
  const { server } = await (await widgetHolder(cloud, [origin])).newKey();
  return async () => {
    const { token } = await server('POST /v1/widget/sessions', { body: { origin } });
    return keys.widgetSession(hashOf(partsOf(token)?.secret ?? '')).pk;
  };
};

/** Neither a queue nor its dead letters take anything: both are tried. */
const queuesFail = { kind: 'error', service: 'sqs', function: 'operate' };

/**
 * Operators tell the queues again, which fail. The first page that tells anything ends it: one with purchases of anybody, one
 * with all of this account, and one with this session of the widget.
 */
export const republishInVain = async (cloud: Addresses, email: string, session: string) => {
  const operate = operatorOf(cloud);
  const found = { command: 'find', email };
  const { createdAt, userId } = await operate<Readonly<Record<'createdAt' | 'userId', string>>>(found);
  const span = { from: createdAt, until: plusDays(createdAt, 10) };
  const wordOf = (pk: string): string => Buffer.from(JSON.stringify({ pk, sk: '#' })).toString('base64url');
  const inVain = (more: object = {}) => operate({ command: 'republish', ...span, ...more }).catch(() => undefined);
  await whileFailing(cloud, queuesFail, async () => {
    await inVain();
    for (const pk of [keys.wallet(userId).pk, session]) await inVain({ after: wordOf(pk) });
  });
};
