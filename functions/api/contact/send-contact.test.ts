import { expect, test } from 'vitest';
import { callLimits } from '#shared/plans.ts';
import { contactLimits } from '#shared/validation/contact.ts';
import { supportLimits } from '#shared/validation/support.ts';
import { guest, mailsTo, newEmail, refusal } from '../../../infra/testing/customer.ts';
import { operatorOf, ticketsOf } from '../../../infra/testing/operate.ts';
import { supportMailbox } from '../../../infra/stage.ts';
import { needsOf } from '../../entry/http.ts';
import { grantsOf } from '../../ports/connect.ts';
import { sendContact } from './send-contact.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const desk = supportMailbox({ mailDomain: 'cuentaclara.example' });
const operate = operatorOf(cloud);

const written = {
  name: 'Lucía Ferrer',
  company: 'Pagos del Sur',
  phone: '+54 11 5555 0100',
  message: 'Pagamos a 4.000 proveedores.\n¿Qué plan nos conviene?',
};

const send = (changes: object = {}, language = 'es') =>
  guest(cloud, language)('POST /api/contact', { body: { ...written, email: newEmail(), ...changes } });

/** Sent as it is, whatever it is. */
const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${cloud.appApi}/api/contact`, { method: 'POST', headers, body });

const deskMailOf = async (id: string) => (await mailsTo(cloud, desk)).find(({ subject }) => subject.includes(id));

test('a message has a number, reaches support and its writer, and a reply to either reaches the other', async () => {
  const email = newEmail();
  const { id, answerBy } = await send({ email });
  expect(id).toMatch(/^tkt_[0-9a-z]{26}$/);
  expect(Date.parse(answerBy) - Date.now()).toBeGreaterThan((supportLimits.answerHours - 1) * 3_600_000);
  const toDesk = await deskMailOf(id);
  expect(toDesk).toMatchObject({ to: desk, replyTo: [email] });
  for (const part of Object.values(written)) expect(toDesk?.text).toContain(part);
  const own = await mailsTo(cloud, email);
  expect(own).toMatchObject([{ to: email, replyTo: [desk], subject: `Recibimos tu mensaje (${id})` }]);
});

test('it is answered with 202, in a shape that says nothing else', async () => {
  const answer = await post(JSON.stringify({ ...written, email: newEmail() }));
  expect(answer.status).toBe(202);
  expect(Object.keys((await answer.json()) as object)).toEqual(['id', 'answerBy']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.for([
  ['es', 'Recibimos tu mensaje'],
  ['en', 'We got your message'],
] as const)('whoever only has their address typed is mailed in %s, with no word of what was typed', async (given) => {
  const [language, subject] = given;
  const email = newEmail();
  const words = { name: 'Zzgana', company: 'Zzpremio', phone: '+52 55 7777 1234', message: 'Zzcompra en malo.example' };
  await send({ email, ...words }, language);
  const [mail] = await mailsTo(cloud, email);
  expect(mail?.subject).toContain(subject);
  for (const word of [...Object.values(words), 'Zz'])
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toContain(word);
});

test('the subject of either mail has the number and no word of whoever wrote', async () => {
  const email = newEmail();
  const { id } = await send({ email, name: 'Zzasunto', company: 'Zzasunto', message: 'Zzasunto' });
  for (const mail of [await deskMailOf(id), ...(await mailsTo(cloud, email))]) {
    expect(mail?.subject).toContain(id);
    expect(mail?.subject).not.toMatch(/Zzasunto|@/);
  }
});

test('an address that is not corporate may write, and so may somebody without a phone', async () => {
  const email = `ana.${crypto.randomUUID().slice(0, 8)}@gmail.com`;
  const { phone: _, ...rest } = written;
  await expect(guest(cloud)('POST /api/contact', { body: { ...rest, email } })).resolves.toHaveProperty('id');
});

test.for([
  ['the field that nobody sees is filled', { website: 'https://malo.example' }],
  ['there are more links than people write', { message: 'https://a.example http://b.example www.c.example' }],
  ['a name leads somewhere', { name: 'Gana en www.malo.example' }],
])('where %s, the answer is the same, nobody is mailed, and operators find it held', async ([, changes]) => {
  const email = newEmail();
  const answer = await send({ email, ...(changes as object) });
  expect(Object.keys(answer)).toEqual(['id', 'answerBy']);
  expect(await deskMailOf(answer.id)).toBeUndefined();
  expect(await mailsTo(cloud, email)).toEqual([]);
  const held = await ticketsOf(cloud, { kind: 'contact', only: 'held' });
  expect(held).toContainEqual(expect.objectContaining({ id: answer.id, state: 'held' }));
});

test('what was held and is no spam is released once, and then mailed as any other', async () => {
  const email = newEmail();
  const { id } = await send({ email, website: 'x' });
  expect(await operate({ command: 'release-ticket', id })).toEqual({ released: id });
  expect(await operate({ command: 'release-ticket', id })).toMatchObject({ alreadyReleased: id });
  expect(await deskMailOf(id)).toMatchObject({ replyTo: [email] });
  expect(await mailsTo(cloud, email)).toHaveLength(1);
});

test('markup, headers and forms of texts stay text for support, and reach nobody else', async () => {
  const email = newEmail();
  const other = newEmail();
  const markup = '<img src=x onerror=alert(1)><script>alert(1)</script>{{email}}{{answerBy}}';
  const { id } = await send({ email, name: markup, company: markup, message: `${markup}\r\nBcc: ${other}\r\n\r\n.` });
  const toDesk = await deskMailOf(id);
  expect(toDesk?.html).not.toMatch(/<img|<script/);
  expect(toDesk?.text).toContain(`${markup}\nBcc: ${other}`);
  expect(toDesk?.subject).not.toContain('\n');
  expect(await mailsTo(cloud, other)).toEqual([]);
  const [own] = await mailsTo(cloud, email);
  expect(own?.text).not.toMatch(/\{\{|onerror/);
});

test('letters that look like others are kept as they were written, where nobody takes them for an address', async () => {
  const { id } = await send({ name: 'Аna Тorres', company: 'СuentaСlara' });
  expect((await deskMailOf(id))?.text).toContain('De Аna Тorres, СuentaСlara');
});

const tooLong = (of: keyof typeof contactLimits) => 'x'.repeat(Number(contactLimits[of]) + 1);

test.for([
  ['a line break in the name', { name: 'Ana\r\nBcc: otra@empresa.mx' }, '/name'],
  ['a line break in the company', { company: 'Pagos\nTo: otra@empresa.mx' }, '/company'],
  ['a line break in the e-mail', { email: 'ana@empresa.mx\r\nBcc: otra@empresa.mx' }, '/email'],
  ['two addresses at once', { email: 'ana@empresa.mx,otra@empresa.mx' }, '/email'],
  ['an address with a name around it', { email: 'Ana <ana@empresa.mx>' }, '/email'],
  ['a domain of letters that look like others', { email: 'ana@еmpresa.mx' }, '/email'],
  ['an address with a direction in it', { email: 'ana\u202e@empresa.mx' }, '/email'],
  ['a mark in the message that turns its direction', { message: 'factura\u202egpj.exe' }, '/message'],
  ['a control in the message', { message: 'Hola\u0000' }, '/message'],
  ['a blank message', { message: ' \n\t' }, '/message'],
  ['a name that nobody sees', { name: '\u3164\u200b' }, '/name'],
  ['a message that nobody sees', { message: '\u2800\n\u00ad' }, '/message'],
  ['a mailbox longer than any', { email: `${'a'.repeat(65)}@empresa.mx` }, '/email'],
  ['a domain that cannot be', { email: 'ana@empresa-.mx' }, '/email'],
  ['no message', { message: undefined }, '/message'],
  ['a message that is a list', { message: ['Hola'] }, '/message'],
  ['a name that is an object', { name: { $gt: '' } }, '/name'],
  ['a phone that is a number', { phone: 5_215_555_550_100 }, '/phone'],
  ['a phone that is a script', { phone: '+52<script>5555550100' }, '/phone'],
  ['a phone of three digits', { phone: '911' }, '/phone'],
  ['a phone of too many digits', { phone: '+1234567890123456' }, '/phone'],
  ['a name beyond all bounds', { name: tooLong('name') }, '/name'],
  ['a company beyond all bounds', { company: tooLong('company') }, '/company'],
  ['a message beyond all bounds', { message: tooLong('message') }, '/message'],
  ['a field that there is not', { role: 'admin' }, '/role'],
] as const)('%s is refused at its place', async ([, wrong, pointer]) => {
  const refused = await refusal(send(wrong));
  expect(refused).toMatchObject({
    status: 422,
    errors: expect.arrayContaining([{ pointer, code: expect.any(String) }].map((one) => expect.objectContaining(one))),
  });
});

test.for([
  ['a form', 415, { 'content-type': 'application/x-www-form-urlencoded' }, 'name=Ana&email=ana%40empresa.mx'],
  ['a text', 415, { 'content-type': 'text/plain' }, '{}'],
  ['a form with files', 415, { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
  ['half a text', 400, { 'content-type': 'application/json' }, '{"name":'],
  ['half a character', 400, { 'content-type': 'application/json' }, String.raw`{"name":"\ud800"}`],
  ['a body beyond all bounds', 413, { 'content-type': 'application/json' }, `"${'x'.repeat(70 * 1024)}"`],
] as const)('%s is refused with %i', async ([, status, headers, body]) => {
  const answer = await post(body, headers);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('problem+json');
});

test('a deep list and a name of the prototype take nothing with them', async () => {
  const deep = await post(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
  expect(deep.status).toBe(422);
  const body = JSON.stringify({ ...written, email: newEmail() }).replace('{', '{"__proto__":{"state":"spam"},');
  expect((await post(body)).status).toBeLessThan(500);
  await expect(send()).resolves.toHaveProperty('id');
});

test('who writes with one e-mail again and again is told to wait, however it is spelled', async () => {
  const [name, domain] = newEmail().split('@');
  const times = callLimits.contact.perEmail;
  for (let sent = 0; sent < times; sent++) await send({ email: `${name}+${sent}@${domain}` });
  const answer = await post(JSON.stringify({ ...written, email: `${name}@${domain}` }));
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
  await expect(send()).resolves.toHaveProperty('id');
});

test('its function writes what it is told and counts, and may read nothing', async () => {
  const actions = new Set((await grantsOf(needsOf(sendContact))).flatMap((grant) => grant.actions));
  expect(actions).toEqual(new Set(['dynamodb:PutItem', 'dynamodb:UpdateItem', 'sqs:SendMessage']));
});
