import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { AwsRequest, Call, Input, Reply, Service } from '../wire.ts';
import { unknownOperation } from '../wire.ts';
import type { Outgoing } from './mail.ts';
import type { Sender } from './outgoing.ts';

const xmlNamespace = 'http://ses.amazonaws.com/doc/2010-12-01/';

const readForm = (request: AwsRequest): { readonly operation: string; readonly input: Input } => {
  const input = Object.fromEntries(new URLSearchParams(request.body.toString()));
  return { operation: input['Action'] ?? '', input };
};

const text = (form: Input, name: string) => z.string().default('').parse(form[name]);

/** Lists arrive as `<name>.member.1`, `<name>.member.2`, ... */
const members = (form: Input, name: string): readonly string[] => {
  const prefix = `${name}.member.`;
  return Object.keys(form)
    .filter((key) => key.startsWith(prefix))
    .sort((left, right) => Number(left.slice(prefix.length)) - Number(right.slice(prefix.length)))
    .map((key) => text(form, key));
};

/** `Tags.member.1.Name` and `Tags.member.1.Value`, ... */
const tagsIn = (form: Input): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(form).flatMap((key) => {
      const [, prefix] = /^(Tags\.member\.\d+\.)Name$/.exec(key) ?? [];
      return prefix ? [[text(form, key), text(form, `${prefix}Value`)]] : [];
    }),
  );

const outgoing = (call: Call): Outgoing => {
  if (call.operation !== 'SendEmail') throw unknownOperation(call);
  const form = call.input;
  return {
    from: text(form, 'Source'),
    recipients: ['To', 'Cc', 'Bcc'].flatMap((kind) => members(form, `Destination.${kind}Addresses`)),
    replyTo: members(form, 'ReplyToAddresses'),
    subject: text(form, 'Message.Subject.Data'),
    text: text(form, 'Message.Body.Text.Data'),
    html: text(form, 'Message.Body.Html.Data'),
    configurationSet: text(form, 'ConfigurationSetName') || undefined,
    tags: tagsIn(form),
  };
};

const xml = (status: number, body: string): Reply => ({ status, headers: { 'content-type': 'text/xml' }, body });

const escape = (message: string) => message.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** SES version 1: a form in, XML out; only `SendEmail`, the one way the product sends. */
export const sesQueryService = (sender: Sender): Service => ({
  name: 'ses',
  reasons: {
    anonymous: [403, 'MissingAuthenticationToken'],
    stranger: [403, 'InvalidClientTokenId'],
    denied: [403, 'AccessDenied'],
    invalid: [400, 'InvalidParameterValue'],
    unknownOperation: [400, 'InvalidAction'],
    throttled: [400, 'Throttling'],
    broken: [500, 'InternalFailure'],
  },
  read: readForm,
  needs: (call) => sender.needs(outgoing(call)),
  answer: (call) => {
    const result = `<SendEmailResult><MessageId>${sender.send(outgoing(call))}</MessageId></SendEmailResult>`;
    const metadata = `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata>`;
    return xml(200, `<SendEmailResponse xmlns="${xmlNamespace}">${result}${metadata}</SendEmailResponse>`);
  },
  refuse: (status, code, message) =>
    xml(
      status,
      `<ErrorResponse xmlns="${xmlNamespace}"><Error><Type>${status < 500 ? 'Sender' : 'Receiver'}</Type><Code>${code}</Code><Message>${escape(message)}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
    ),
});
