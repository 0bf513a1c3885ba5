import { SendEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { beforeAll, expect, test } from 'vitest';
import { inside, poisoned } from '../../infra/testing/damaged.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { call } from '../../infra/testing/pipeline.ts';
import type { Item } from '../../infra/testing/releases/fixture.ts';
import { settingsOfLife } from '../../infra/testing/releases/settings.ts';
import { sendContact } from '../api/contact/send-contact.ts';
import { queued } from '../entry/queue.ts';
import { needs, perform } from '../operator/actions.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { sendMail } from '../queues/send-mail.ts';
import { keys } from '../store/table/keys.ts';
import { documents, TableName } from '../store/table/table.ts';
import { mockedClient } from '../../infra/testing/mocked-client.ts';

ownTable();
beforeAll(() => {
  mockedClient(SESClient).on(SendEmailCommand).resolves({ MessageId: 'ses' });
  mockedClient(SSMClient)
    .on(GetParameterCommand)
    .resolves({ Parameter: { Value: 'https://panel.example' } });
  mockedClient(SQSClient).on(SendMessageCommand).resolves({});
  Object.assign(process.env, settingsOfLife, { SUPPORT_ADDRESS: 'soporte@example.com' });
});

const asked = { by: 'tests', why: 'poison' };
const month = () => new Date().toISOString().slice(0, 7);
const operate = async (command: object) => perform({ ...command, ...asked } as never, await connect(needs));
const put = (item: object) => documents().send(new PutCommand({ TableName: TableName(), Item: item as never }));

const contacted = async (): Promise<string> => {
  const email = `ana@empresa-${crypto.randomUUID()}.mx`;
  const body = { name: 'Ana', company: 'Sur', phone: '+525555550100', email, message: 'Hola' };
  const { json } = await call(sendContact, { body: JSON.stringify(body) });
  return String(json['id']);
};

const rowOf = async (id: string) => {
  const { Item } = await documents().send(new GetCommand({ TableName: TableName(), Key: keys.ticket(month(), id) }));
  if (!Item) throw new Error('What was written is not there');
  return marshall(Item) as unknown as Item;
};

const failedOf = async (bodies: readonly object[]): Promise<number> => {
  const Records = bodies.map((body, at) => ({ messageId: `${at}`, body: JSON.stringify(body) }) as SQSRecord);
  return (await (await queued(sendMail))({ Records } as SQSEvent)).batchItemFailures.length;
};

const listedIds = async (): Promise<readonly unknown[]> => {
  const { tickets } = await operate({ command: 'tickets', limit: 100 });
  return (tickets as readonly { readonly id: string }[]).map(({ id }) => id);
};

test('a damaged message of a visitor takes no other with it, and its mails are passed by', async () => {
  const [id, other] = [await contacted(), await contacted()];
  await operate({ command: 'answer-ticket', id, text: 'Hola, Ana.' });
  const good = await rowOf(id);
  const about = { id, language: 'es', askedBy: 'us', ticketId: id };
  const mails = [
    ...['contactReceived', 'contactForSupport'].map((mail) => ({ ...about, mail })),
    { ...about, mail: 'contactAnswered', answerId: 'ans_1' },
  ];
  for (const item of [...poisoned(good), ...inside(good)]) {
    await put(unmarshall(item as never));
    expect(await listedIds()).toContain(other);
    await operate({ command: 'ticket', id });
    expect(await failedOf(mails)).toBe(0);
  }
});

test('a ticket of before, which says neither of whom nor in which state it is, is listed, shown, answered and closed', async () => {
  const id = newId('tkt', new Date().toISOString());
  const old = { id, userId: 'usr_gone', createdAt: new Date().toISOString(), name: 'Ana', subject: 'S', message: 'M' };
  await put({ ...keys.ticket(month(), id), ...old });
  expect(await listedIds()).toContain(id);
  expect(await operate({ command: 'ticket', id })).toMatchObject({ ticket: { kind: 'support', state: 'open' } });
  expect(await operate({ command: 'answer-ticket', id, text: 'Hola', close: 'true' })).toEqual({
    answered: id,
    state: 'closed',
  });
});

test('a ticket of before is marked as spam, and one that is answered is not', async () => {
  const [first, second] = [0, 1].map(() => newId('tkt', new Date().toISOString()));
  for (const id of [first, second])
    await put({
      ...keys.ticket(month(), String(id)),
      id,
      createdAt: new Date().toISOString(),
      name: 'A',
      message: 'M',
    });
  await operate({ command: 'answer-ticket', id: second, text: 'Hola' });
  expect(await operate({ command: 'spam-ticket', id: first })).toEqual({ spam: first });
  expect(await operate({ command: 'spam-ticket', id: second })).toHaveProperty('refused');
});

test('a ticket holds so many answers, and says so when it is full', async () => {
  const id = await contacted();
  for (let given = 0; given < 50; given++) await operate({ command: 'answer-ticket', id, text: `Respuesta ${given}` });
  expect(await operate({ command: 'answer-ticket', id, text: 'Una más' })).toHaveProperty('refused');
});

test('what is held goes after a month, and what was released stays as long as others', async () => {
  const days = async (id: string) => {
    const { ttl, createdAt } = unmarshall((await rowOf(id)) as never) as { ttl: number; createdAt: string };
    return Math.round((ttl - Date.parse(createdAt) / 1000) / 86_400);
  };
  const email = `ana@empresa-${crypto.randomUUID()}.mx`;
  const body = { name: 'Ana', company: 'Sur', email, message: 'Hola', website: 'x' };
  const id = String((await call(sendContact, { body: JSON.stringify(body) })).json['id']);
  expect(await days(id)).toBe(30);
  await operate({ command: 'release-ticket', id });
  expect(await days(id)).toBe(365);
});
