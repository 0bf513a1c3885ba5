import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Call } from '../../local/aws/wire.ts';
import type { LocalCloud } from '../../local/boot.ts';
import { operationAt, apis } from '../fuzz/operations.ts';
import { publicApiOf } from '../api-key.ts';
import type { Addresses } from '../customer.ts';

type Cloud = LocalCloud & { readonly addresses: Addresses };

/** Whoever sends something forged in an address says so: what stands there is their own doing. */
export const forgedHeader = 'x-forged-address';

/** What CloudTrail and the services themselves write down of a call, which is not what a row or a file holds. */
const planes: ReadonlySet<Call['service']> = new Set(['apigateway', 'ssm', 'secretsmanager', 'kms', 'sts']);

/** All that SES is told but the text of a mail, and who gets it and the answer to it. */
const aroundMail = ({ request }: Call): string =>
  [...new URLSearchParams(request.body.toString())]
    .filter(([name]) => !/^(Message\.Body|Destination|ReplyToAddresses)/.test(name))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** Of a file in a bucket: where it is, and what is said of it. */
const aroundFile = ({ request: { path, headers } }: Call): string => `${path} ${JSON.stringify(headers)}`;

/** What is in no body: everything that is asked of the servers of a cloud, and of AWS, while it is listened to. */
export const tapOf = (cloud: Cloud) => {
  const urls: string[] = [];
  const redirects: string[] = [];
  const messages: string[] = [];
  const mails: string[] = [];
  const told: string[] = [];
  const statuses = new Map<string, Map<number, number>>();
  const { addresses } = cloud;
  const ports = { app: new URL(addresses.appApi).port, public: new URL(publicApiOf(addresses)).port };
  const control = [addresses.control, addresses.mailbox].map((address) => new URL(address).port);

  const isOurs = ({ socket }: IncomingMessage): boolean => !control.includes(String(socket.localPort));
  const asked = (event: unknown): void => {
    const { request } = event as { readonly request: IncomingMessage };
    if (isOurs(request) && !(forgedHeader in request.headers)) urls.push(`${request.method} ${request.url}`);
  };
  const answered = (event: unknown): void => {
    const { request, response } = event as { readonly request: IncomingMessage; readonly response: ServerResponse };
    const location = response.getHeader('location');
    if (location !== undefined && isOurs(request)) redirects.push(String(location));
    const api = apis.find((one) => ports[one] === String(request.socket.localPort));
    const path = (request.url ?? '').split('?')[0] ?? '';
    const operation = api && operationAt(api, request.method ?? '', path);
    if (!operation) return;
    const name = `${operation.api} ${operation.name}`;
    const counted = statuses.get(name) ?? new Map<number, number>();
    counted.set(response.statusCode, (counted.get(response.statusCode) ?? 0) + 1);
    statuses.set(name, counted);
  };
  subscribe('http.server.request.start', asked);
  subscribe('http.server.response.finish', answered);

  let isListening = true;
  cloud.aws.onAnswered((call) => {
    if (!isListening) return;
    if (call.service === 'sqs' && call.operation.startsWith('SendMessage')) messages.push(JSON.stringify(call.input));
    if (call.service === 'ses') mails.push(aroundMail(call));
    if (call.service === 's3') told.push(aroundFile(call));
    if (planes.has(call.service)) told.push(`${call.service} ${call.operation} ${JSON.stringify(call.input)}`);
  });

  return {
    urls: urls as readonly string[],
    redirects: redirects as readonly string[],
    messages: messages as readonly string[],
    mails: mails as readonly string[],
    told: told as readonly string[],
    /** How often each operation answered what: `app auth.login` is `app login` here. */
    statuses: statuses as ReadonlyMap<string, ReadonlyMap<number, number>>,
    close: (): void => {
      isListening = false;
      unsubscribe('http.server.request.start', asked);
      unsubscribe('http.server.response.finish', answered);
    },
  };
};

export type Tap = ReturnType<typeof tapOf>;
