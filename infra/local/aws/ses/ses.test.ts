import { SendEmailCommand, SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { beforeAll, describe, expect, it } from 'vitest';
import { testAccount, allow, functionWith, testRegion } from '../fixtures/cloud.ts';
import { testEndpoint } from '../fixtures/endpoint.ts';
import type { Returned } from './returns.ts';

const identity = (name: string) => `arn:aws:ses:${testRegion}:${testAccount}:identity/${name}`;
const verified = (name: string) => ({ type: 'AWS::SES::EmailIdentity', name, properties: { EmailIdentity: name } });
const onlyFrom = (address: string) => ({
  ...allow('ses:SendEmail', identity('example.com')),
  Condition: { StringEquals: { 'ses:FromAddress': address } },
});

const cloud = testEndpoint([
  verified('example.com'),
  verified('ops@other.org'),
  ...functionWith('mailer', [allow('ses:SendEmail', identity('*'))]),
  ...functionWith('narrow', [allow('ses:SendEmail', identity('example.com'))]),
  ...functionWith('as-clara', [onlyFrom('clara@example.com')]),
]);

const simple = (Source: string, ToAddresses: string[] = ['ana@acme.mx']) =>
  new SendEmailCommand({
    Source,
    Destination: { ToAddresses, BccAddresses: ToAddresses.length ? ['audit@acme.mx'] : [] },
    Message: {
      Subject: { Data: 'Verifica tu correo ✉', Charset: 'UTF-8' },
      Body: { Text: { Data: 'Hola & adiós' }, Html: { Data: '<p>Hola &amp; adiós</p>' } },
    },
  });
const client = (name = 'mailer') => new SESClient(cloud.as(name));
const newest = () => cloud.endpoint().mailbox.messages()[0];

describe('SendEmail', () => {
  it('delivers the mail with both bodies, to everyone named', async () => {
    const { MessageId } = await client().send(simple('=?UTF-8?B?Q2xhcmEgw5HDoQ==?= <no-reply@example.com>'));
    expect(newest()).toMatchObject({
      id: MessageId,
      from: 'Clara Ñá <no-reply@example.com>',
      to: 'ana@acme.mx, audit@acme.mx',
      subject: 'Verifica tu correo ✉',
      text: 'Hola & adiós',
      html: '<p>Hola &amp; adiós</p>',
    });
  });

  it.each(['a@example.com', 'a@mail.example.com', 'OPS@other.org', 'Ops <ops@other.org>'])(
    'takes %s, whose address, domain or parent domain is verified',
    async (source) => {
      await expect(client().send(simple(source))).resolves.toHaveProperty('MessageId');
    },
  );

  it.each(['a@unverified.org', 'a@notexample.com', 'someone@other.org'])('rejects %s, who is not', async (source) => {
    await expect(client().send(simple(source))).rejects.toMatchObject({ name: 'MessageRejected' });
  });

  it.each<[string, string, string[]]>([
    ['a name outside ASCII', 'Ñandú <a@example.com>', ['ana@acme.mx']],
    ['no recipient', 'a@example.com', []],
    ['a recipient that is no address', 'a@example.com', ['ana']],
    ['more than 50 recipients', 'a@example.com', Array.from({ length: 50 }, (_, index) => `u${index}@acme.mx`)],
  ])('refuses %s and delivers nothing', async (_, source, to) => {
    const before = cloud.endpoint().mailbox.messages().length;
    await expect(client().send(simple(source, to))).rejects.toMatchObject({ name: 'InvalidParameterValue' });
    expect(cloud.endpoint().mailbox.messages()).toHaveLength(before);
  });

  it('needs the right to the identity that sends', async () => {
    await expect(client('narrow').send(simple('a@example.com'))).resolves.toHaveProperty('MessageId');
    await expect(client('narrow').send(simple('ops@other.org'))).rejects.toMatchObject({
      name: 'AccessDenied',
      message: expect.stringContaining(identity('ops@other.org')),
    });
  });

  it('can be limited to one sender by a condition', async () => {
    await expect(client('as-clara').send(simple('Clara <clara@example.com>'))).resolves.toHaveProperty('MessageId');
    await expect(client('as-clara').send(simple('other@example.com'))).rejects.toMatchObject({ name: 'AccessDenied' });
  });
});

it('refuses an operation that the product does not use, and delivers nothing', async () => {
  const raw = new SendRawEmailCommand({ RawMessage: { Data: Buffer.from('Subject: hola') } });
  await expect(client().send(raw)).rejects.toMatchObject({ name: 'InvalidAction' });
});

const configurationSet = {
  type: 'AWS::SES::ConfigurationSet',
  name: 'mails',
  properties: { Name: 'mails' },
};
const returns = (MatchingEventTypes: readonly string[]) => ({
  type: 'AWS::SES::ConfigurationSetEventDestination',
  name: 'returns',
  properties: {
    ConfigurationSetName: 'mails',
    EventDestination: {
      Enabled: true,
      MatchingEventTypes,
      EventBridgeDestination: { EventBusArn: `arn:aws:events:${testRegion}:${testAccount}:event-bus/default` },
    },
  },
});

describe('the mailbox simulator', () => {
  const watched = testEndpoint([
    verified('example.com'),
    configurationSet,
    returns(['bounce', 'complaint']),
    ...functionWith('mailer', [allow('ses:SendEmail', '*')]),
    ...functionWith('narrow', [allow('ses:SendEmail', identity('example.com'))]),
  ]);
  const told: Returned[] = [];
  beforeAll(() => watched.endpoint().onReturned((returned) => void told.push(returned)));
  const sendTo = (to: string, ConfigurationSetName: string | undefined, as = 'mailer') =>
    new SESClient(watched.as(as)).send(
      new SendEmailCommand({
        ...simple('a@example.com', []).input,
        Destination: { ToAddresses: [to] },
        ConfigurationSetName,
        Tags: [{ Name: 'mailbox', Value: 'm-1' }],
      }),
    );
  const arrived = () => watched.endpoint().mailbox.messages().length;

  it.each([
    ['bounce', 'Email Bounced', 0],
    ['bounce+note', 'Email Bounced', 0],
    ['suppressionlist', 'Email Bounced', 0],
    ['complaint', 'Email Complaint Received', 1],
    ['success', undefined, 1],
  ])('tells of a mail to %s: %s', async (name, event, more) => {
    const before = arrived();
    told.length = 0;
    const { MessageId } = await sendTo(`${name}@simulator.amazonses.com`, 'mails');
    expect(arrived() - before).toBe(more);
    expect(told).toMatchObject(
      event
        ? [
            {
              'detail-type': event,
              detail: {
                mail: { messageId: MessageId, tags: { mailbox: ['m-1'], 'ses:configuration-set': ['mails'] } },
              },
            },
          ]
        : [],
    );
  });

  it('tells nothing of mails outside the configuration set', async () => {
    told.length = 0;
    await sendTo('bounce@simulator.amazonses.com', undefined);
    expect(told).toEqual([]);
  });

  it('knows no configuration set that the templates do not make, and lets nobody use it without the right', async () => {
    await expect(sendTo('ana@acme.mx', 'others')).rejects.toMatchObject({
      name: 'ConfigurationSetDoesNotExistException',
    });
    await expect(sendTo('ana@acme.mx', 'mails', 'narrow')).rejects.toMatchObject({ name: 'AccessDenied' });
  });
});
