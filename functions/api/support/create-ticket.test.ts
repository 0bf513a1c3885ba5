import { expect, test } from 'vitest';
import { supportLimits } from '#shared/validation/support.ts';
import { control } from '../../../infra/testing/control.ts';
import { guest, mailsTo, refusal, signUp } from '../../../infra/testing/customer.ts';
import { operatorOf } from '../../../infra/testing/operate.ts';
import { supportMailbox } from '../../../infra/stage.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const desk = supportMailbox({ mailDomain: 'cuentaclara.example' });

const written = {
  name: 'Lucía Ferrer',
  subject: 'El widget no aparece',
  message: 'Agregué el origen de mi portal.\nLa página sigue vacía.',
  category: 'widget',
  priority: 'high',
} as const;

const operate = operatorOf(cloud);

/** The mail that support got of a ticket. */
const deskMailOf = async (id: string) => (await mailsTo(cloud, desk)).find(({ subject }) => subject.includes(id));

test('a message has a number, reaches support and its writer, and a reply to either reaches the other', async () => {
  const { email, call } = await signUp(cloud);
  const { id, answerBy } = await call('POST /api/support', { body: written });
  expect(id).toMatch(/^tkt_[0-9a-z]{26}$/);
  expect(Date.parse(answerBy) - Date.now()).toBeGreaterThan((supportLimits.answerHours - 1) * 3_600_000);
  const toDesk = await deskMailOf(id);
  expect(toDesk).toMatchObject({ to: desk, replyTo: [email], subject: `[high] widget (${id})` });
  expect(toDesk?.text).toContain(`${written.subject}\n\n${written.message}`);
  expect(toDesk?.html).toContain('de mi portal.<br>La página');
  const [own] = await mailsTo(cloud, email);
  expect(own).toMatchObject({ to: email, replyTo: [desk], subject: `Recibimos tu mensaje (${id})` });
  expect(own?.text).toContain('24 horas');
});

test('what a bug report adds by consent reaches support, and what it does not add is not there', async () => {
  const { call } = await signUp(cloud);
  const seen = { version: '1.0.0', browser: 'Firefox, Windows', error: 'notAllowed' };
  const body = { ...written, category: 'bug' as const, page: '/widget', requestIds: ['9f1c2a34-0001'], seen };
  const { id } = await call('POST /api/support', { body });
  const { text = '' } = (await deskMailOf(id)) ?? {};
  for (const part of [...Object.values(seen), '9f1c2a34-0001', '/widget']) expect(text).toContain(part);
  const { id: plain } = await call('POST /api/support', { body: written });
  expect((await deskMailOf(plain))?.text).toContain('Widget: -, -, -.');
});

test('name, subject and message are enough', async () => {
  const { call } = await signUp(cloud);
  const { name, subject, message } = written;
  const { id } = await call('POST /api/support', { body: { name, subject, message } });
  expect((await deskMailOf(id))?.subject).toMatch(/^\[medium\] general \(/);
});

test('markup and forms of texts stay text, in either mail', async () => {
  const { email, call } = await signUp(cloud);
  const markup = '<img src=x onerror=alert(1)><a href="https://malo.example">{{email}}</a>';
  const body = { ...written, name: markup, subject: markup, message: `${markup}\r\nBcc: otra@empresa.mx` };
  const { id } = await call('POST /api/support', { body });
  const [toDesk, own] = [await deskMailOf(id), (await mailsTo(cloud, email))[0]];
  for (const mail of [toDesk, own]) {
    expect(mail?.html).not.toMatch(/<img|malo\.example">/);
    expect(mail?.subject).not.toContain('\n');
  }
  expect(toDesk?.text).toContain(`${markup}\nBcc: otra@empresa.mx`);
  expect((await mailsTo(cloud, 'otra@empresa.mx')).length).toBe(0);
});

test.for([
  ['a line break in the subject', { subject: 'Hola\r\nBcc: otra@empresa.mx' }, '/subject'],
  ['a line break in the name', { name: 'Ana\nTorres' }, '/name'],
  ['a mark in the message that turns its direction', { message: 'factura\u202egpj.exe' }, '/message'],
  ['a control in the message', { message: 'Hola\u0000' }, '/message'],
  ['a page elsewhere', { page: 'https://malo.example/' }, '/page'],
  ['a page that begins like an address', { page: '//malo.example' }, '/page'],
  ['a priority that there is not', { priority: 'ya' }, '/priority'],
  ['a blank message', { message: ' \n\t' }, '/message'],
  ['a message beyond all bounds', { message: 'x'.repeat(supportLimits.message + 1) }, '/message'],
] as const)('%s is refused at its place', async ([, wrong, pointer]) => {
  const { call } = await signUp(cloud);
  const refused = await refusal(call('POST /api/support', { body: { ...written, ...(wrong as object) } }));
  expect(refused).toMatchObject({ status: 422, errors: [{ pointer }] });
});

test('one customer writes so many times a day, and nobody else waits for it', async () => {
  const { call } = await signUp(cloud);
  for (let sent = 0; sent < supportLimits.perDay; sent++) await call('POST /api/support', { body: written });
  const refused = await refusal(call('POST /api/support', { body: written }));
  expect(refused).toMatchObject({ status: 429, error: 'errors.tooManyRequests' });
  const other = await signUp(cloud);
  await expect(other.call('POST /api/support', { body: written })).resolves.toHaveProperty('id');
});

test('nobody writes who is not signed in', async () => {
  const refused = await refusal(guest(cloud)('POST /api/support', { body: written }));
  expect(refused.status).toBe(401);
});

test('a message stands there for operators before its mails are queued', async () => {
  const { call } = await signUp(cloud);
  const subject = `Sin cola ${crypto.randomUUID()}`;
  await control(cloud, '/faults', {
    kind: 'error',
    service: 'sqs',
    function: 'CreateTicket',
    code: 'MessageRejected',
    times: 1,
  });
  await refusal(call('POST /api/support', { body: { ...written, subject } }));
  const { tickets } = await operate({ command: 'tickets' });
  expect(tickets).toContainEqual(expect.objectContaining({ subject }));
});

test('operators list messages and read one whole, which is recorded', async () => {
  const { email, call } = await signUp(cloud);
  const { id } = await call('POST /api/support', { body: written });
  const { tickets } = (await operate({ command: 'tickets', limit: 100 })) as { tickets: { id: string }[] };
  const { name: _, message: __, ...listed } = written;
  expect(tickets.find((one) => one.id === id)).toMatchObject(listed);
  expect(await operate({ command: 'ticket', id })).toMatchObject({ ticket: { id, email, ...written } });
  expect(await operate({ command: 'ticket', id: `tkt_${'0'.repeat(26)}` })).toEqual({
    refused: 'There is no such ticket',
  });
  const { audit } = await operate({ command: 'audit', month: new Date().toISOString().slice(0, 7), limit: 100 });
  expect(audit).toContainEqual(expect.objectContaining({ what: 'ticket', details: { ticket: id } }));
});
