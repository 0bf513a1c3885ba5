import { expect, test } from 'vitest';
import type { AttachmentType } from '#shared/validation/support.ts';
import { supportLimits } from '#shared/validation/support.ts';
import { mailsTo, refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { operatorOf } from '../../../infra/testing/operate.ts';
import { pictures, upload } from '../../../infra/testing/pictures.ts';
import { supportMailbox } from '../../../infra/stage.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const desk = supportMailbox({ mailDomain: 'cuentaclara.example' });
const operate = operatorOf(cloud);

const written = { name: 'Lucía Ferrer', subject: 'Se ve mal', message: 'Adjunto lo que veo.' };

const announce = ({ call }: Customer, bytes: Uint8Array, type: AttachmentType = 'image/png', name = 'pantalla.png') =>
  call('POST /api/support/attachments', { body: { name, type, size: bytes.length } });

/** A file that was announced and uploaded. */
const attached = async (customer: Customer, bytes: Uint8Array, type: AttachmentType = 'image/png', name?: string) => {
  const announced = await announce(customer, bytes, type, name);
  expect(await upload(announced.upload, bytes)).toBe(200);
  return announced.id;
};

const send = ({ call }: Customer, attachments: string[], changes: object = {}, headers: Record<string, string> = {}) =>
  call('POST /api/support', { body: { ...written, attachments, ...changes } }, { headers });

const refusedAt = (...places: number[]) => ({
  status: 422,
  errors: places.map((place) => expect.objectContaining({ pointer: `/attachments/${place}` }) as unknown),
});

interface Shown {
  readonly attachments: readonly { readonly id: string; readonly name: string; readonly url: string }[];
}
const shown = async (id: string) => ((await operate({ command: 'ticket', id })) as { ticket: Shown }).ticket;

test.for(Object.entries(pictures) as [AttachmentType, Uint8Array][])(
  'a picture of type %s comes along, and operators open it by a link as it was sent',
  async ([type, bytes]) => {
    const customer = await signUp(cloud);
    const { id } = await send(customer, [await attached(customer, bytes, type)]);
    const [file] = (await shown(id)).attachments;
    const opened = await fetch(file?.url ?? '');
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, type]);
    expect(new Uint8Array(await opened.arrayBuffer())).toEqual(bytes);
  },
);

test('the mail to support names the files, with no address that opens them', async () => {
  const customer = await signUp(cloud);
  const file = await attached(customer, pictures['image/png'], 'image/png', '<b>{{email}}</b>.png');
  const { id } = await send(customer, [file]);
  const mail = (await mailsTo(cloud, desk)).find(({ subject }) => subject.includes(id));
  expect(mail?.text).toContain(`Archivos: <b>{{email}}</b>.png (${file}).`);
  expect(mail?.html).not.toMatch(/<b>|X-Amz/);
});

test('five files come along, and a sixth is refused', async () => {
  const customer = await signUp(cloud);
  const files: string[] = [];
  for (let one = 0; one <= supportLimits.attachments; one++)
    files.push(await attached(customer, pictures['image/png']));
  expect(await refusal(send(customer, files))).toMatchObject({ status: 422, errors: [{ pointer: '/attachments' }] });
  const { id } = await send(customer, files.slice(1));
  expect((await shown(id)).attachments).toHaveLength(supportLimits.attachments);
});

test('a file of somebody else is refused, and stays theirs', async () => {
  const [one, other] = await Promise.all([signUp(cloud), signUp(cloud)]);
  const file = await attached(one, pictures['image/png']);
  expect(await refusal(send(other, [file]))).toMatchObject(refusedAt(0));
  await expect(send(one, [file])).resolves.toHaveProperty('id');
});

test('a file that was never uploaded is refused at its place, and nothing is sent', async () => {
  const customer = await signUp(cloud);
  const there = await attached(customer, pictures['image/png']);
  const { id: missing } = await announce(customer, pictures['image/png']);
  expect(await refusal(send(customer, [there, missing]))).toMatchObject(refusedAt(1));
  await expect(send(customer, [there])).resolves.toHaveProperty('id');
});

test('a file that nobody announced is refused at its place', async () => {
  const customer = await signUp(cloud);
  expect(await refusal(send(customer, [`att_${'0'.repeat(26)}`]))).toMatchObject(refusedAt(0));
});

test('a file is one ticket’s: another that names it is refused, also of two at once', async () => {
  const customer = await signUp(cloud);
  const file = await attached(customer, pictures['image/png']);
  const tries = await Promise.allSettled([send(customer, [file]), send(customer, [file], { subject: 'Otra vez' })]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await refusal(send(customer, [file]))).toMatchObject(refusedAt(0));
});

test('the same file twice in one message is refused', async () => {
  const customer = await signUp(cloud);
  const file = await attached(customer, pictures['image/png']);
  expect((await refusal(send(customer, [file, file]))).status).toBe(422);
});

const ascii = (text: string) => new TextEncoder().encode(text);
test.for([
  ['a page', ascii('<!doctype html><script>alert(1)</script>')],
  ['a drawing with a script', ascii('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['a program', ascii('MZ\u0000\u0000 this is no picture')],
  ['a picture of another type', pictures['image/jpeg']],
  ['half the beginning of a picture', pictures['image/png'].slice(0, 8)],
  ['a page behind three right bytes', ascii('\u0089PN<script>alert(1)</script>')],
] as const)('%s that calls itself a PNG gets no link: it is refused at its place', async ([, bytes]) => {
  const customer = await signUp(cloud);
  expect(await refusal(send(customer, [await attached(customer, bytes)]))).toMatchObject(refusedAt(0));
});

test.for([
  ['a drawing', { type: 'image/svg+xml' }, '/type'],
  ['a page', { type: 'text/html' }, '/type'],
  ['more than five megabytes', { size: supportLimits.attachmentBytes + 1 }, '/size'],
  ['no byte', { size: 0 }, '/size'],
  ['half a byte', { size: 1.5 }, '/size'],
  ['a name of two lines', { name: 'a.png\r\nx: y' }, '/name'],
  ['a name that turns its direction', { name: 'a\u202egnp.exe' }, '/name'],
  ['a name beyond all bounds', { name: 'x'.repeat(supportLimits.attachmentName + 1) }, '/name'],
] as const)('%s cannot be announced', async ([, wrong, pointer]) => {
  const { call } = await signUp(cloud);
  const body = { name: 'a.png', type: 'image/png' as const, size: 9, ...(wrong as object) };
  const refused = await refusal(call('POST /api/support/attachments', { body }));
  expect(refused).toMatchObject({ status: 422, errors: [{ pointer }] });
});

test('a name that leads elsewhere says where nothing stands', async () => {
  const customer = await signUp(cloud);
  const { upload: to } = await announce(customer, pictures['image/png'], 'image/png', '../../tickets/x.png');
  expect(new URL(to.url).pathname).toMatch(/\/uploads\/usr_\w+\/att_\w+$/);
});

test('an address takes a file of its length and type, below its key, once', async () => {
  const customer = await signUp(cloud);
  const bytes = pictures['image/png'];
  const { id, upload: to } = await announce(customer, bytes);
  const { url, headers } = to;
  expect(await upload(to, new Uint8Array([...bytes, 0]))).toBe(403);
  expect(await upload({ url, headers: { ...headers, 'content-type': 'text/html' } }, bytes)).toBe(403);
  const { 'if-none-match': _, ...without } = headers;
  expect(await upload({ url, headers: without }, bytes)).toBe(403);
  expect(await upload({ url: url.replace(id, `att_${'0'.repeat(26)}`), headers }, bytes)).toBe(403);
  expect((await fetch(url)).status).toBe(403);
  expect(await upload(to, bytes)).toBe(200);
  expect(await upload(to, bytes)).toBe(412);
});

test('a message that is repeated with its key is one ticket with its files, and is mailed once', async () => {
  const customer = await signUp(cloud);
  const files = [await attached(customer, pictures['image/png'])];
  const once = () => send(customer, files, {}, { 'idempotency-key': 'una-vez' });
  const [{ id }, again] = [await once(), await once()];
  expect(again.id).toBe(id);
  const own = (await mailsTo(cloud, customer.email)).filter(({ subject }) => subject.includes(id));
  expect(own).toHaveLength(1);
  expect((await shown(id)).attachments).toHaveLength(1);
  const other = refusal(send(customer, files, { subject: 'Otra' }, { 'idempotency-key': 'una-vez' }));
  expect((await other).status).toBe(422);
});

test('one customer announces so many files a day', async () => {
  const customer = await signUp(cloud);
  const one = () => announce(customer, pictures['image/png']);
  for (let made = 0; made < supportLimits.attachmentsPerDay; made += 10)
    await Promise.all(Array.from({ length: 10 }, one));
  expect((await refusal(one())).status).toBe(429);
  const other = await signUp(cloud);
  await expect(announce(other, pictures['image/png'])).resolves.toHaveProperty('id');
});
