import { SendEmailCommand, SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, allow, functionWith, REGION } from '../fixtures/cloud.ts';
import { testEndpoint } from '../fixtures/endpoint.ts';

const identity = (name: string) => `arn:aws:ses:${REGION}:${ACCOUNT}:identity/${name}`;
const verified = (name: string) => ({ type: 'AWS::SES::EmailIdentity', name, properties: { EmailIdentity: name } });
const onlyFrom = (address: string) => ({
  ...allow('ses:SendEmail', identity('example.com')),
  Condition: { StringEquals: { 'ses:FromAddress': address } },
});

const cloud = testEndpoint([
  verified('example.com'),
  verified('ops@other.org'),
  ...functionWith('mailer', [allow(['ses:SendEmail', 'ses:SendRawEmail'], identity('*'))]),
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

describe('SendRawEmail', () => {
  it('reads the headers and both parts of a MIME message', async () => {
    const Data = [
      'From: Clara <clara@example.com>',
      'To: ana@acme.mx,',
      ' luis@acme.mx',
      'Subject: =?UTF-8?Q?Verificaci=C3=B3n_de?= =?UTF-8?Q?_correo?=',
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary="b1"',
      '',
      '--b1',
      'Content-Type: text/plain; charset=UTF-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'C=C3=B3digo =',
      '123',
      '--b1',
      'Content-Type: text/html; charset=UTF-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('<p>Código 123</p>').toString('base64'),
      '--b1--',
    ].join('\r\n');
    await client().send(new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(Data) } }));
    expect(newest()).toMatchObject({
      from: 'Clara <clara@example.com>',
      to: 'ana@acme.mx, luis@acme.mx',
      subject: 'Verificación de correo',
      text: 'Código 123',
      html: '<p>Código 123</p>',
    });
  });
});

describe('SES version 2', () => {
  const send = (body: unknown, name = 'mailer') => {
    const { accessKeyId } = cloud.as(name).credentials;
    return fetch(`${cloud.endpoint().url}/v2/email/outbound-emails`, {
      method: 'POST',
      headers: {
        authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20261120/${REGION}/ses/aws4_request, SignedHeaders=host, Signature=00`,
      },
      body: JSON.stringify(body),
    });
  };
  const mail = (FromEmailAddress: string) => ({
    FromEmailAddress,
    Destination: { ToAddresses: ['ana@acme.mx'] },
    Content: { Simple: { Subject: { Data: 'Hola' }, Body: { Text: { Data: 'Hola' } } } },
  });

  it('delivers a simple mail', async () => {
    const response = await send(mail('a@example.com'));
    expect(await response.json()).toEqual({ MessageId: newest()?.id });
    expect(newest()).toMatchObject({ from: 'a@example.com', text: 'Hola', html: '' });
  });

  it.each<[number, string, unknown, string?]>([
    [400, 'MessageRejected', mail('a@unverified.org')],
    [400, 'BadRequestException', { Destination: {} }],
    [403, 'AccessDeniedException', mail('ops@other.org'), 'narrow'],
  ])('refuses with %i %s', async (status, code, body, name) => {
    const response = await send(body, name);
    expect([response.status, response.headers.get('x-amzn-errortype')]).toEqual([status, code]);
  });
});
