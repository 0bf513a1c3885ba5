import { client } from '#shared/contract/client.ts';
import { partsOf } from '#shared/widget/token.ts';
import { newToken } from '#functions/proof.ts';
import type { LocalCloud } from '../../local/boot.ts';
import { publicApiOf } from '../api-key.ts';
import type { Addresses } from '../customer.ts';
import { widgetHolder } from '../widget-holder.ts';
import type { ShownKey } from './integration.ts';

type Cloud = LocalCloud & { readonly addresses: Addresses };

/** Whose payees use the widget, and what only a server and a frame know of it. */
export interface Merchant {
  readonly email: string;
  readonly token: string;
  readonly key: ShownKey;
  /** Has a session that goes on. */
  readonly frame: { readonly secret: string; readonly frame: string };
  /** What it was answered, and what nobody traded yet. */
  readonly validation: string;
  readonly resultToken: string;
}

export const originOfMerchant = 'https://tienda.example';
export const askedInFrame = { country: 'MX', accountNumber: '999700000000000001' } as const;

type Key = Awaited<ReturnType<Awaited<ReturnType<typeof widgetHolder>>['newKey']>>;

/** A frame that opened a session and got an answer. */
const answered = async ({ addresses }: Cloud, { server }: Key) => {
  const session = await server('POST /v1/widget/sessions', { body: { origin: originOfMerchant, language: 'es' } });
  const frame = { secret: partsOf(session.token)?.secret ?? '', frame: newToken() };
  const call = client({ baseUrl: publicApiOf(addresses), widget: frame });
  await call('POST /v1/widget/frame/open', { body: { origin: originOfMerchant } });
  const { id, resultToken } = await call('POST /v1/widget/frame/validations', { body: askedInFrame });
  return { frame, call, validation: id, resultToken: resultToken ?? '' };
};

/** A session that went the whole way, one that goes on, a host that asked in vain, and a question to support. */
export const serveWidget = async (cloud: Cloud, email: string): Promise<Merchant> => {
  const { call, token, newKey } = await widgetHolder(cloud.addresses, [originOfMerchant], email);
  const key = await newKey('sandbox');
  const foreign = key.server('POST /v1/widget/sessions', { body: { origin: 'https://copia.example' } });
  await foreign.catch(() => undefined);
  const whole = await answered(cloud, key);
  await key.server('POST /v1/widget/results', { body: { resultToken: whole.resultToken } });
  await whole.call('POST /v1/widget/frame/end', { body: { as: 'accepted' } });
  const { frame, validation, resultToken } = await answered(cloud, key);
  await call('POST /api/support', {
    body: {
      name: 'Mia Prueba',
      subject: 'Un dominio más',
      message: '¿Cómo agrego un dominio más al widget?',
      category: 'widget',
      priority: 'low',
    },
  });
  await cloud.drain();
  return { email, token, key: { keyId: key.keyId, secret: key.secret }, frame, validation, resultToken };
};
