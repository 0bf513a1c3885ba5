import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { ownTable } from '../../infra/testing/own-table.ts';
import { queued } from '../entry/queue.ts';
import { connect } from '../ports/connect.ts';
import { hashOf } from '../proof.ts';
import { rememberReturnedMails } from './remember-returned-mails.ts';

ownTable();

/** Delivers messages as SQS would; gives the places of those that failed. */
const deliver = async (...messages: readonly unknown[]) => {
  const Records = messages.map(
    (body, index) =>
      ({ messageId: String(index), body: typeof body === 'string' ? body : JSON.stringify(body) }) as SQSRecord,
  );
  const { batchItemFailures } = await (await queued(rememberReturnedMails))({ Records } as SQSEvent);
  return batchItemFailures.map(({ itemIdentifier }) => Number(itemIdentifier));
};

let serial = 0;
const newMailbox = () => hashOf(`mailbox ${(serial += 1)} ${crypto.randomUUID()}`);
const standingOf = async (mailbox: string) => (await connect(['returnedMails.of'])).returnedMails.of(mailbox);

const at = '2026-11-23T08:00:00Z';
const stored = '2026-11-23T08:00:00.000Z';

test('a mailbox that nobody has and one that complained are remembered, told twice or in whatever order', async () => {
  const mailbox = newMailbox();
  const [bounced, complained] = [
    { kind: 'bounced', mailbox, at },
    { kind: 'complained', mailbox, at },
  ];
  expect(await deliver(complained, bounced, complained)).toEqual([]);
  expect(await standingOf(mailbox)).toEqual({ bouncedAt: stored, complainedAt: stored });
});

test.for(['delayed', 'rejected'])('a mail that was %s stops none after it', async (kind) => {
  const mailbox = newMailbox();
  expect(await deliver({ kind, mailbox, at })).toEqual([]);
  expect(await standingOf(mailbox)).toEqual({});
});

test('messages of other versions are read for what is known of them, and what nobody can read fails alone', async () => {
  const mailbox = newMailbox();
  const unreadable = [
    'no JSON',
    '{"kind":"bounced","mailbox":,"at":"x"}',
    {},
    { kind: 'opened', mailbox, at },
    { kind: 'bounced', mailbox: 'ana@empresa.mx', at },
    { kind: 'bounced', mailbox, at: 'yesterday' },
  ];
  const ofLater = { kind: 'bounced', mailbox, at, subType: 'General', version: 2 };
  expect(await deliver(...unreadable, ofLater)).toEqual(unreadable.map((_, index) => index));
  expect(await standingOf(mailbox)).toEqual({ bouncedAt: stored });
});
