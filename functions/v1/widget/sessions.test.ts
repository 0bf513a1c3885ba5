import { beforeAll, expect, inject, test } from 'vitest';
import { partsOf, readTicket } from '#shared/widget/token.ts';
import { widgetHolder, type WidgetHolder } from '../../../infra/testing/widget-holder.ts';

const cloud = inject('cloud');
const origin = 'https://tienda.example';

let holder: WidgetHolder;
let key: Awaited<ReturnType<WidgetHolder['newKey']>>;
beforeAll(async () => {
  holder = await widgetHolder(cloud, [origin, 'https://*.pagos.example']);
  key = await holder.newKey('sandbox');
});

test('a widget key mints a session for a site that is allowed', async () => {
  const session = await key.server('POST /v1/widget/sessions', { body: { origin } });
  expect(session).toMatchObject({ origin, environment: 'sandbox', maxValidations: 3 });
  const { ticket = '' } = partsOf(session.token) ?? {};
  expect(readTicket(ticket)).toEqual({ o: origin, e: Math.floor(Date.parse(session.expiresAt) / 1000) });
});
