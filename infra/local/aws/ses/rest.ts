import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Call, Service } from '../wire.ts';
import { inputAs, json, parseObject, unknownOperation } from '../wire.ts';
import { parseMime } from './mime.ts';
import type { Outgoing, Sender } from './outgoing.ts';

const part = z.object({ Data: z.string() });
const addresses = z.array(z.string()).default([]);

const sendEmail = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: addresses, CcAddresses: addresses, BccAddresses: addresses }),
  Content: z.object({
    Simple: z.object({ Subject: part, Body: z.object({ Text: part.optional(), Html: part.optional() }) }).optional(),
    Raw: part.optional(),
  }),
  ConfigurationSetName: z.string().optional(),
});

/** SES version 2: JSON over REST; only `SendEmail`, the one path the product could take. */
export function sesRestService(sender: Sender): Service {
  return {
    name: 'ses',
    reasons: {
      anonymous: [403, 'MissingAuthenticationTokenException'],
      stranger: [403, 'UnrecognizedClientException'],
      denied: [403, 'AccessDeniedException'],
      invalid: [400, 'BadRequestException'],
      unknownOperation: [404, 'NotFoundException'],
      throttled: [429, 'TooManyRequestsException'],
      broken: [500, 'InternalServiceErrorException'],
    },
    read: ({ method, path, body }) => ({
      operation: method === 'POST' && path === '/v2/email/outbound-emails' ? 'SendEmail' : `${method} ${path}`,
      input: parseObject(body),
    }),
    needs: (call) => sender.needs('SendEmail', outgoing(call)),
    answer: (call) => json(200, { MessageId: sender.send(outgoing(call)) }, { 'content-type': 'application/json' }),
    refuse: (status, code, message) =>
      json(
        status,
        { message },
        { 'content-type': 'application/json', 'x-amzn-errortype': code, 'x-amzn-requestid': randomUUID() },
      ),
  };
}

function outgoing(call: Call): Outgoing {
  if (call.operation !== 'SendEmail') throw unknownOperation(call);
  const { FromEmailAddress: from, Destination, Content, ConfigurationSetName } = inputAs(sendEmail, call.input);
  const recipients = [...Destination.ToAddresses, ...Destination.CcAddresses, ...Destination.BccAddresses];
  const raw = Content.Raw && parseMime(Buffer.from(Content.Raw.Data, 'base64'));
  return {
    from,
    recipients,
    subject: Content.Simple?.Subject.Data ?? raw?.headers.get('subject') ?? '',
    text: Content.Simple?.Body.Text?.Data ?? raw?.text ?? '',
    html: Content.Simple?.Body.Html?.Data ?? raw?.html ?? '',
    configurationSet: ConfigurationSetName,
  };
}
