import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { guest, mailsTo, newEmail, signUp } from '../../infra/testing/customer.ts';
import { operatorOf, ticketsOf } from '../../infra/testing/operate.ts';
import { supportMailbox } from '../../infra/stage.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud } = await sharedCloud();

const berta = 'arn:aws:sts::000000000000:assumed-role/Operators/berta';
const desk = supportMailbox({ mailDomain: 'cuentaclara.example' });
const operate = operatorOf(cloud);
const text = 'Hola, Lucía:\n\nAgrega el origen en el panel.';

/** A message of a visitor. */
const contacted = async (changes: object = {}, language = 'es') => {
  const email = newEmail();
  const body = { name: 'Lucía', company: 'Sur', email, message: '¿Qué plan nos conviene?', ...changes };
  const { id } = await guest(cloud, language)('POST /api/contact', { body });
  return { id, email };
};

/** A message of a customer. */
const asked = async () => {
  const { email, call } = await signUp(cloud);
  const body = { name: 'Lucía', subject: 'El widget', message: 'No aparece.' };
  const { id } = await call('POST /api/support', { body });
  return { id, email };
};

const stateOf = async (id: string) => {
  const { ticket } = (await operate({ command: 'ticket', id })) as { ticket: { state: string } };
  return ticket.state;
};

const answersTo = async ({ id, email }: { id: string; email: string }) =>
  (await mailsTo(cloud, email)).filter(({ subject }) => /^(Respuesta|Answer)/.test(subject) && subject.includes(id));

const trailOf = async (id: string) => {
  const month = new Date().toISOString().slice(0, 7);
  const { audit } = (await operate({ command: 'audit', month, limit: 100 })) as {
    audit: readonly { what: string; by: string; details: Record<string, unknown> }[];
  };
  return audit.filter(({ details }) => details['ticket'] === id);
};

test.for([
  ['a customer', asked],
  ['a visitor', contacted],
] as const)('an answer to %s is mailed with the number, and leads back to support', async ([, write]) => {
  const writer = await write();
  expect(await operate({ command: 'answer-ticket', id: writer.id, text })).toEqual({
    answered: writer.id,
    state: 'answered',
  });
  const [mail, ...more] = await answersTo(writer);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ replyTo: [desk], subject: `Respuesta a tu mensaje (${writer.id})` });
  expect(mail?.text).toContain(text);
  expect(mail?.html).toContain('Hola, Lucía:<br><br>Agrega');
});

test('who wrote in English is answered in English', async () => {
  const writer = await contacted({}, 'en');
  await operate({ command: 'answer-ticket', id: writer.id, text: 'Hello' });
  expect(await answersTo(writer)).toMatchObject([{ subject: `Answer to your message (${writer.id})` }]);
});

test('the same answer leaves once, however often it is given and by how many at once, and another leaves too', async () => {
  const writer = await contacted();
  const answer = (words: string) => operate({ command: 'answer-ticket', id: writer.id, text: words });
  await Promise.all([answer(text), answer(text)]);
  expect(await answer(`${text}\r\n`)).toMatchObject({ alreadyAnswered: writer.id });
  expect(await answersTo(writer)).toHaveLength(1);
  await answer('Algo más.');
  expect(await answersTo(writer)).toHaveLength(2);
});

test('what was answered, by whom and when stands in the ticket and in the trail, and the words in the ticket alone', async () => {
  const { id } = await contacted();
  await operatorOf(cloud, 'berta')({ command: 'answer-ticket', id, text, close: 'true' });
  const { ticket } = (await operate({ command: 'ticket', id })) as { ticket: { answers: object[]; state: string } };
  expect(ticket).toMatchObject({ state: 'closed', answers: [{ by: berta, text, at: expect.any(String) as string }] });
  const [entry] = (await trailOf(id)).filter(({ what }) => what === 'answer-ticket');
  expect(entry).toMatchObject({ by: berta, details: { answer: expect.stringMatching(/^ans_/) as string } });
  expect(JSON.stringify(entry)).not.toContain('origen');
});

test('an answer with markup and with forms of texts is mailed as it was written', async () => {
  const writer = await contacted();
  await operate({ command: 'answer-ticket', id: writer.id, text: '<b>{{ticket}}</b> {{email}}' });
  const [mail] = await answersTo(writer);
  expect(mail?.text).toContain('<b>{{ticket}}</b> {{email}}');
  expect(mail?.html).not.toContain('<b>');
});

test.for([
  ['nothing', ''],
  ['more than a message holds', 'x'.repeat(4_001)],
  ['a mark that turns its direction', 'factura\u202egpj.exe'],
  ['a control', 'Hola\u0007'],
])('an answer of %s is refused, and nobody is mailed', async ([, wrong]) => {
  const writer = await contacted();
  expect(await operate({ command: 'answer-ticket', id: writer.id, text: wrong })).toHaveProperty('refused');
  expect(await answersTo(writer)).toEqual([]);
});

test('what is held is not answered: it is released, or marked as spam, and either is recorded', async () => {
  const [held, spam] = [await contacted({ website: 'x' }), await contacted({ website: 'x' })];
  expect(await operate({ command: 'answer-ticket', id: held.id, text })).toHaveProperty('refused');
  expect(await operate({ command: 'spam-ticket', id: spam.id })).toEqual({ spam: spam.id });
  for (const command of ['release-ticket', 'answer-ticket', 'spam-ticket'])
    expect(await operate({ command, id: spam.id, ...(command === 'answer-ticket' && { text }) })).toHaveProperty(
      'refused',
    );
  expect(await mailsTo(cloud, spam.email)).toEqual([]);
  expect((await trailOf(spam.id)).map(({ what }) => what)).toContain('spam-ticket');
  await operate({ command: 'release-ticket', id: held.id });
  expect(await stateOf(held.id)).toBe('open');
  expect((await trailOf(held.id)).map(({ what }) => what)).toContain('release-ticket');
  expect(await operate({ command: 'answer-ticket', id: held.id, text })).toHaveProperty('answered');
});

test('two who decide at once about a message decide it once', async () => {
  const { id, email } = await contacted({ website: 'x' });
  const both = await Promise.all(['release-ticket', 'spam-ticket'].map((command) => operate({ command, id })));
  const [mails, state] = [await mailsTo(cloud, email), await stateOf(id)];
  const released = both[0]?.['released'] === id;
  expect(state).toBe(both[1]?.['spam'] === id ? 'spam' : 'open');
  expect(mails).toHaveLength(released ? 1 : 0);
});

test('messages are listed by kind and by state', async () => {
  const [open, held, answered] = [await contacted(), await contacted({ website: 'x' }), await asked()];
  await operate({ command: 'answer-ticket', id: answered.id, text });
  const idsOf = async (wanted: object) => (await ticketsOf(cloud, wanted)).map(({ id }) => id);
  expect(await idsOf({ kind: 'contact', only: 'open' })).toContain(open.id);
  expect(await idsOf({ only: 'held' })).toContain(held.id);
  expect(await idsOf({ kind: 'support', only: 'answered' })).toContain(answered.id);
  expect(await idsOf({ kind: 'contact' })).not.toContain(answered.id);
  expect(await idsOf({ only: 'open' })).not.toContain(held.id);
  expect(await operate({ command: 'tickets', only: 'lost' })).toHaveProperty('refused');
});

test('a list says nothing of what was written, nor who wrote it', async () => {
  const { id } = await contacted({ message: 'Zzlista', name: 'Zzlista', company: 'Zzlista' });
  const listed = (await ticketsOf(cloud, { kind: 'contact' })).find((ticket) => ticket['id'] === id);
  expect(JSON.stringify(listed)).not.toMatch(/Zzlista|@/);
});

test('of a ticket that there is not, every command says so and is recorded', async () => {
  const id = `tkt_${'0'.repeat(26)}`;
  for (const command of ['answer-ticket', 'release-ticket', 'spam-ticket'])
    expect(await operate({ command, id, ...(command === 'answer-ticket' && { text }) })).toEqual({
      refused: 'There is no such ticket',
    });
  expect((await trailOf(id)).map(({ what }) => what)).toEqual(
    expect.arrayContaining(['answer-ticket', 'release-ticket', 'spam-ticket']),
  );
});

test('the command line says how tickets are answered', async () => {
  const { stderr } = await promisify(execFile)(process.execPath, ['infra/ops.ts']).catch((error: unknown) => {
    return error as { stderr: string };
  });
  for (const command of ['answer-ticket', 'release-ticket', 'spam-ticket']) expect(stderr).toContain(command);
});
