import { partsOf } from '#shared/widget/token.ts';
import { hashOf } from '#functions/proof.ts';
import { plusDays } from '#functions/rules/time.ts';
import { keys } from '#functions/store/table/keys.ts';
import { control, type Addresses } from './customer.ts';
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
  const operate = async (event: object) => {
    const body = JSON.stringify({ why: 'queues fail', ...event });
    const response = await fetch(`${cloud.control}/operators/clara/operate`, { method: 'POST', body });
    return (await response.json()) as { readonly createdAt: string; readonly userId: string };
  };
  const { createdAt, userId } = await operate({ command: 'find', email });
  const span = { from: createdAt, until: plusDays(createdAt, 10) };
  const wordOf = (pk: string): string => Buffer.from(JSON.stringify({ pk, sk: '#' })).toString('base64url');
  await control(cloud, '/faults', queuesFail);
  await operate({ command: 'republish', ...span });
  for (const pk of [keys.wallet(userId).pk, session])
    await operate({ command: 'republish', ...span, after: wordOf(pk) });
  await fetch(`${cloud.control}/faults`, { method: 'DELETE' });
};
