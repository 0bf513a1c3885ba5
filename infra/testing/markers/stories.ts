import type { EventType } from '#shared/validation/webhooks.ts';
import { partsOf } from '#shared/widget/token.ts';
import { newToken } from '#functions/proof.ts';
import { clabes } from '../accounts.ts';
import { authenticator, beginHalfMinute } from '../authenticator.ts';
import { mailsTo } from '../customer.ts';
import { operatorOf } from '../operate.ts';
import { atPayPal } from '../payer.ts';
import { pictures, upload } from '../pictures.ts';
import { statedAccounts } from './accounts.ts';
import { kinds } from './kinds.ts';
import type { Learning } from './learned.ts';
import { password, type Call, type Clients, type Cloud, type Person } from './people.ts';

/** Where a story plays, and who hears of it. */
export interface Stage {
  readonly cloud: Cloud;
  readonly clients: Clients;
  readonly learning: Learning;
  /** Where a receiver of events listens. */
  readonly receiver: string;
}

const value = (kind: keyof typeof kinds): string => kinds[kind].value;
const [stated = { country: 'MX', accountNumber: '' }] = statedAccounts as readonly {
  readonly country: string;
  readonly accountNumber: string;
}[];
const whole = { ...stated, beneficiaryName: value('holder'), reference: value('reference') };

/** A second factor: set up, confirmed, shown at a login as a code and as a recovery code, and switched off. */
export const guards = async ({ cloud, clients: { guest }, learning }: Stage, { email, call }: Person) => {
  const { uri, recoveryCodes } = await call('POST /api/auth/second-factor', { body: { password } });
  const app = authenticator(uri);
  await beginHalfMinute(cloud);
  const codes = [-1, 0, 1].map((steps) => app.codeAt(cloud.now().now, steps));
  learning.keep(...codes);
  const [first = '', second = ''] = codes;
  await call('POST /api/auth/second-factor/confirm', { body: { code: first } });
  await guest('POST /api/auth/login', { body: { email, password } }).catch(() => undefined);
  await guest('POST /api/auth/login', { body: { email, password, code: second } });
  await guest('POST /api/auth/login', { body: { email, password, code: recoveryCodes[0] ?? '' } });
  const [, ofRenewal = '', ofEnd = ''] = recoveryCodes;
  const renewed = await call('POST /api/auth/second-factor/recovery-codes', { body: { password, code: ofRenewal } });
  await call('POST /api/auth/proof', { body: { password, code: renewed.recoveryCodes[0] ?? '' } });
  learning.keep(ofEnd);
  const { data: sessions } = await call('GET /api/auth/sessions', {});
  const id = sessions.find(({ current }) => !current)?.id ?? '';
  await call('DELETE /api/auth/sessions/{id}', { params: { id } });
  await call('DELETE /api/auth/second-factor', { body: { password, code: renewed.recoveryCodes[1] ?? '' } });
};

/** Another password by mail, and then by the one that counts. */
export const choosesAnother = async ({ cloud, clients: { guest, user }, learning }: Stage, email: string) => {
  await guest('POST /api/auth/forgot-password', { body: { email } });
  const mails = await mailsTo(cloud.addresses, email);
  for (const { text } of mails) learning.learnMail(text);
  const token = /\/reset-password#token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  await guest('POST /api/auth/reset-link', { body: { token } });
  const chosen = { password: value('newPassword'), confirmPassword: value('newPassword') };
  await guest('POST /api/auth/reset-password', { body: { token, ...chosen } });
  const again = await guest('POST /api/auth/login', { body: { email, password: value('newPassword') } });
  const back = { currentPassword: value('newPassword'), password, confirmPassword: password };
  await user(again.token)('POST /api/auth/change-password', { body: back });
};

/** A sign-up that its mailbox declines, and one that asks for its mail again. */
export const declines = async ({ cloud, clients: { guest }, learning }: Stage) => {
  const email = value('domain');
  await guest('POST /api/auth/register', { body: { email, password, confirmPassword: password } });
  const [mail] = await mailsTo(cloud.addresses, email);
  learning.learnMail(mail?.text ?? '');
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await guest('POST /api/auth/registration', { body: { token } });
  await guest('POST /api/auth/resend-verification', { body: { email } }).catch(() => undefined);
  await guest('POST /api/auth/decline-registration', { body: { token } });
};

/** A question, a name compared with its answer, and what is shown of it to whoever has a link. */
export const asks = async ({ clients: { guest } }: Stage, call: Call) => {
  const { id } = await call('POST /api/validations', { body: { ...whole, environment: 'sandbox' } });
  await call('POST /api/validations/{id}/name-match', { params: { id }, body: { name: value('comparedName') } });
  const { id: receipt, jws } = await call('POST /api/validations/{id}/receipts', {
    params: { id },
    body: { full: true },
  });
  await guest('GET /api/receipts/{id}', { params: { id: receipt } });
  for (const text of [jws, `${jws}A`]) await guest('POST /api/receipts/check', { body: { jws: text } });
  return { validation: id, receipt };
};

/** Many at once: in the request, and in a file. */
export const sendsBatches = async ({ cloud }: Stage, call: Call) => {
  const rows = statedAccounts.map((account, index) => ({
    ...account,
    beneficiaryName: value('holder'),
    reference: value('reference'),
    customId: `${value('rowId')}-${index}`,
    original: [value('batchCell')],
  }));
  const about = { name: value('batchName'), note: value('batchNote'), columns: [value('batchColumn')] };
  const { id: batch } = await call('POST /api/batches', { body: { ...about, environment: 'sandbox', rows } });
  const lines = Buffer.from(rows.map((row) => JSON.stringify(row)).join('\n'));
  const { id: ofFile, upload: to } = await call('POST /api/batches', {
    body: { ...about, environment: 'sandbox', upload: { bytes: lines.length } },
  });
  if (to) await upload(to, lines);
  await call('POST /api/batches/{id}/{action}', { params: { id: ofFile, action: 'start' } });
  // Its rows are no JSON: it fails as a whole.
  const broken = Buffer.from(`${JSON.stringify(rows[0])}\n{"${value('batchCell')}`);
  const { id: ofBroken, upload: there } = await call('POST /api/batches', {
    body: { ...about, environment: 'sandbox', upload: { bytes: broken.length } },
  });
  if (there) await upload(there, broken);
  await call('POST /api/batches/{id}/{action}', { params: { id: ofBroken, action: 'start' } });
  const { id: waiting } = await call('POST /api/batches', {
    body: { ...about, environment: 'sandbox', upload: { bytes: 10 } },
  });
  await cloud.drain(20);
  return { batch, waiting };
};

/** A message with a picture, one of a visitor, one that comes back, and what is answered. */
export const writes = async ({ cloud: { addresses }, clients: { guest }, learning }: Stage, call: Call) => {
  const picture = pictures['image/png'];
  const file = { name: value('attachmentName'), type: 'image/png', size: picture.length } as const;
  const { id: attachment, upload: to } = await call('POST /api/support/attachments', { body: file });
  await upload(to, picture);
  const { id } = await call('POST /api/support', {
    body: {
      name: value('supportName'),
      subject: value('supportSubject'),
      message: value('supportMessage'),
      seen: { error: value('supportError'), browser: value('supportBrowser'), version: value('supportVersion') },
      attachments: [attachment],
    },
  });
  const visit = {
    name: value('contactName'),
    company: value('contactCompany'),
    phone: value('contactPhone'),
    message: value('contactMessage'),
  };
  const { id: visited } = await guest('POST /api/contact', { body: { ...visit, email: value('contactEmail') } });
  for (const more of [
    { email: value('bouncedEmail') },
    { email: value('contactEmail'), website: value('contactTrap') },
  ])
    await guest('POST /api/contact', { body: { ...visit, ...more } });
  const operate = operatorOf(addresses);
  for (const ticket of [id, visited, value('forgedToken')]) {
    await operate({ command: 'answer-ticket', id: ticket, text: value('answerOfSupport') });
    learning.learn(JSON.stringify(await operate({ command: 'ticket', id: ticket })));
  }
};

/** Events that a server hears of, and one that leads nowhere. */
export const listens = async ({ cloud, receiver }: Stage, call: Call) => {
  const events: EventType[] = ['validation.completed', 'key.created', 'batch.completed'];
  const url = receiver + value('webhookPath');
  const about = { events, description: value('webhookDescription'), environment: 'sandbox' as const };
  const { id: webhook } = await call('POST /api/webhooks', { body: { ...about, url } });
  const { id: elsewhere } = await call('POST /api/webhooks', { body: { ...about, url: value('webhookUrl') } });
  await call('POST /api/webhooks/{id}/rotate', { params: { id: webhook }, body: {} });
  await call('POST /api/keys', {
    body: { name: value('keyName'), description: value('keyDescription'), environment: 'sandbox' },
  });
  await call('POST /api/webhooks/{id}/test', { params: { id: webhook }, body: {} });
  await cloud.drain(10, 'Webhook');
  const { data } = await call('GET /api/webhooks/{id}/deliveries', { params: { id: webhook } });
  return { webhook, elsewhere, delivery: data[0]?.id ?? '' };
};

/** A pack and a plan, agreed to at PayPal. */
export const pays = async ({ cloud: { addresses } }: Stage, call: Call) => {
  const { id: payment, approveUrl } = await call('POST /api/payments', { body: { pack: 'basic' } });
  if (approveUrl) await atPayPal(addresses, 'approve', { url: approveUrl });
  await call('POST /api/payments/{id}/capture', { params: { id: payment } }).catch(() => undefined);
  const asked = await call('POST /api/subscriptions', { body: { plan: 'basic' } });
  if (asked.approveUrl) await atPayPal(addresses, 'approve', { url: asked.approveUrl });
  const operate = operatorOf(addresses);
  const wanted = { command: 'pay-link', amount: '480.00', description: value('answerOfSupport'), many: 'true' };
  const { link } = await operate({ ...wanted, why: 'paid by anybody' });
  return { payment, subscription: asked.id, payLink: String(link).split('/').at(-1) ?? '' };
};

/** A page of a customer's that shows the widget: minted, framed, opened, asked, traded, left. */
export const shows = async ({ cloud, clients: { key, frame, send }, learning }: Stage, call: Call) => {
  const origin = value('widgetHost');
  await call('PATCH /api/widget', { body: { allowedOrigins: [origin], isOn: true } });
  const made = await call('POST /api/keys', {
    body: { name: value('keyName'), environment: 'sandbox', purpose: 'widget' },
  });
  const server = key(made);
  await server('POST /v1/widget/sessions', { body: { origin: value('foreignHost') } }).catch(() => undefined);
  const minted = async () => {
    const body = { origin, reference: value('widgetReference') };
    const { secret = '', ticket = '' } = partsOf((await server('POST /v1/widget/sessions', { body })).token) ?? {};
    const nonce = newToken();
    learning.keep(secret, nonce);
    await send(`${cloud.addresses.widget}/v1/frame?t=${ticket}`);
    return frame({ secret, frame: nonce });
  };
  const [inFrame, elsewhere] = [await minted(), await minted()];
  await elsewhere('POST /v1/widget/frame/open', { body: { origin: value('foreignHost') } }).catch(() => undefined);
  await inFrame('POST /v1/widget/frame/open', { body: { origin } });
  const { reference: _reference, ...asked } = whole;
  const { id, resultToken } = await inFrame('POST /v1/widget/frame/validations', { body: asked });
  await inFrame('GET /v1/widget/frame/validations/{id}', { params: { id } });
  await server('POST /v1/widget/results', { body: { resultToken: resultToken ?? '' } });
  await inFrame('POST /v1/widget/frame/end', { body: { as: 'accepted' } });
};

/** Whom one pays: saved, renamed, asked for, taken out. */
export const keeps = async (call: Call) => {
  const { reference, beneficiaryName } = whole;
  const { id: validationId } = await call('POST /api/validations', {
    body: { country: 'MX', accountNumber: clabes.company, beneficiaryName, reference, environment: 'production' },
  });
  await call('POST /api/payees', { body: { validationId, name: value('payeeName') } });
  const payees = statedAccounts.map((account) => ({ ...account, name: value('payeeName') }));
  await call('POST /api/payees/import', { body: { payees } });
  const { data } = await call('POST /api/payees/search', { body: { search: value('payeeName') } });
  await call('POST /api/payees/export', { body: { search: value('searched') } });
  await call('POST /api/validations/export', { body: { search: value('holder') } });
  return { payee: data[0]?.id ?? '' };
};

/** A copy of everything that is kept: asked for, made, and led to. */
export const copies = async ({ cloud }: Stage, call: Call) => {
  await call('POST /api/auth/export', {});
  await cloud.runSchedules('all');
  await call('POST /api/auth/export/link', {});
};
