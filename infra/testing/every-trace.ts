import { client } from '#shared/contract/client.ts';
import { partsOf } from '#shared/widget/token.ts';
import { newToken } from '#functions/proof.ts';
import { publicApiOf } from './api-key.ts';
import { batchesOf, sandboxClabe } from './batch.ts';
import { control, runJob } from './control.ts';
import { guest, type Addresses, type Customer } from './customer.ts';
import { operatorOf } from './operate.ts';
import { payByLinkAndLeave } from './paid-by-link.ts';
import { atPayPal } from './payer.ts';
import { pictures, upload } from './pictures.ts';
import { callsOf, widgetHolder } from './widget-holder.ts';

/** What a customer says of people and of its own: wherever one of these is found, it came from here. */
export interface Words {
  readonly email: string;
  readonly company: string;
  readonly holder: string;
  readonly account: string;
  readonly document: string;
  readonly reference: string;
  readonly note: string;
  readonly keyName: string;
  readonly fileName: string;
  readonly message: string;
  readonly host: string;
  readonly cell: string;
}

const origin = 'https://tienda.example';
const inSandbox = '999700000000000001';

const statedOf = ({ account, document, holder, reference }: Words) =>
  ({
    country: 'MX',
    accountNumber: account,
    documentType: 'RFC',
    documentNumber: document,
    beneficiaryName: holder,
    reference,
  }) as const;

/** Whom it pays, and what it asked of them, by every door. */
const validate = async (customer: Customer, words: Words) => {
  const { call } = customer;
  const stated = statedOf(words);
  await call('PATCH /api/auth/profile', { body: { company: words.company } });
  await call('POST /api/validations', { body: stated });
  const { id } = await call('POST /api/validations', {
    body: { ...stated, accountNumber: inSandbox, environment: 'sandbox' },
  });
  await call('POST /api/validations/{id}/name-match', { params: { id }, body: { name: words.holder } });
  await call('POST /api/validations/{id}/receipts', { params: { id }, body: { full: true } });
  const { country, accountNumber, documentType, documentNumber } = stated;
  await call('POST /api/payees', {
    body: { name: words.holder, country, accountNumber, documentType, documentNumber },
  });
  const row = { country, accountNumber: sandboxClabe('01'), beneficiaryName: words.holder, customId: words.cell };
  const named = { name: words.reference, note: words.note, environment: 'sandbox' } as const;
  const { id: batch } = await call('POST /api/batches', { body: { ...named, rows: [row] } });
  await batchesOf(customer).until(batch, 'SUCCESS');
};

/** What its servers do with a key, and what is sent to them, in vain. */
const integrate = async (cloud: Addresses, { call }: Customer, words: Words) => {
  const body = { url: 'http://127.0.0.1:9/', events: ['validation.completed' as const], description: words.note };
  const { id } = await call('POST /api/webhooks', { body });
  await call('POST /api/webhooks', { body: { ...body, url: `https://${words.host}/avisos` } });
  await call('POST /api/webhooks/{id}/test', { params: { id }, body: {} });
  const key = await call('POST /api/keys', { body: { name: words.keyName, environment: 'sandbox' } });
  const server = callsOf(cloud, key);
  await server('POST /v1/validations', { body: { ...statedOf(words), accountNumber: inSandbox } });
  return server;
};

/** A session of the widget that has its answer, which nobody traded. */
const embed = async (cloud: Addresses, { newKey }: Awaited<ReturnType<typeof widgetHolder>>, words: Words) => {
  const { server } = await newKey();
  const session = await server('POST /v1/widget/sessions', { body: { origin, reference: words.reference } });
  const frame = { secret: partsOf(session.token)?.secret ?? '', frame: newToken() };
  const call = client({ baseUrl: publicApiOf(cloud), widget: frame });
  await call('POST /v1/widget/frame/open', { body: { origin } });
  await call('POST /v1/widget/frame/validations', { body: { country: 'MX', accountNumber: inSandbox } });
  return server;
};

/** A ticket with a picture that was answered, and a picture of none. */
const write = async (cloud: Addresses, { call }: Customer, words: Words) => {
  const file = { name: words.fileName, type: 'image/png', size: pictures['image/png'].length } as const;
  const { id, upload: to } = await call('POST /api/support/attachments', { body: file });
  await upload(to, pictures['image/png']);
  const { upload: unused } = await call('POST /api/support/attachments', { body: file });
  await upload(unused, pictures['image/png']);
  const written = { name: words.holder, subject: words.reference, message: words.message };
  const ticket = await call('POST /api/support', { body: { ...written, attachments: [id] } });
  await operatorOf(cloud)({ command: 'answer-ticket', id: ticket.id, text: words.note });
};

const pay = async (cloud: Addresses, { call, email }: Customer) => {
  const { approveUrl, id } = await call('POST /api/payments', { body: { pack: 'basic' } });
  await atPayPal(cloud, 'approve', { url: approveUrl });
  await call('POST /api/payments/{id}/capture', { params: { id } }).catch(() => undefined);
  await payByLinkAndLeave(cloud, email);
};

/** A customer of the Enterprise plan who did everything that leaves something behind. */
export const everyTrace = async (cloud: Addresses, words: Words) => {
  const customer = await widgetHolder(cloud, [origin, `https://${words.host}`], words.email);
  await validate(customer, words);
  const servers = [await integrate(cloud, customer, words), await embed(cloud, customer, words)];
  await write(cloud, customer, words);
  await pay(cloud, customer);
  await guest(cloud)('POST /api/auth/forgot-password', { body: { email: words.email } });
  await customer.call('POST /api/auth/export', {});
  await runJob(cloud, 'PrepareExports');
  await control(cloud, '/events/drain', { seconds: 60 });
  return { ...customer, servers };
};
