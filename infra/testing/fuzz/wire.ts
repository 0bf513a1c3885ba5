import { newSecret } from '#functions/rules/keys/secret.ts';
import type { Api } from '#shared/contract/endpoint.ts';
import { operationAt, type Operation, type Proof } from './operations.ts';
import type { Member } from './crowd.ts';
import { resolved, type Learned } from './learned.ts';
import { markOf } from './plausible.ts';
import type { Draft, Shown } from './requests.ts';
import type { Wire } from './send.ts';

const marked = (text: string, { marks }: Member): string =>
  text.replaceAll(markOf.name, marks.name).replaceAll(markOf.reference, marks.reference);

/** Percent-encoded as a careful client does; half a character, which it could not write, as the bytes it would be. */
const encoded = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

type Headers = readonly (readonly [name: string, value: string])[];
type ShownBy = (sender: Member, draw: number) => Headers;

const session: Readonly<Record<Shown, ShownBy>> = {
  own: ({ token }) => [['authorization', `Bearer ${token()}`]],
  none: () => [],
  forged: () => [['authorization', `Bearer ${'f'.repeat(43)}`]],
  broken: ({ token }) => [['authorization', `Basic ${token()}`]],
};

const shownAs = (keyId: string, secret: string): Headers => [
  ['x-api-key', keyId],
  ['x-api-secret', secret],
];

const key: Readonly<Record<Shown, ShownBy>> = {
  own: ({ keyFor }, draw) => shownAs(keyFor(draw).keyId, keyFor(draw).secret),
  none: () => [],
  forged: ({ keyFor }, draw) => shownAs(keyFor(draw).keyId, newSecret('sandbox')),
  broken: ({ keyFor }, draw) => [['x-api-key', keyFor(draw).keyId]],
};

const inFrame = (secret: string, nonce: string): Headers => [
  ['x-widget-session', secret],
  ['x-widget-frame', nonce],
];

const widget: Readonly<Record<Shown, ShownBy>> = {
  own: ({ frame }) => inFrame(frame().secret, frame().nonce),
  none: () => [],
  forged: ({ frame }) => inFrame(frame().secret, 'f'.repeat(43)),
  broken: ({ frame }) => [['x-widget-session', frame().secret]],
};

const proofs = { session, key, widget } as const satisfies Record<Proof, object>;
/** What a customer shows where nobody has to. */
const idle = { app: 'session', public: 'key' } as const satisfies Record<Api, Proof>;

const withoutBody = new Set(['GET', 'HEAD', 'TRACE']);

/** What a draft is on the wire, sent by this customer with what was learned until now. */
export const wireOf = (draft: Draft, sender: Member, recall: (learned: Learned) => string): Wire => {
  const { operation, method, params, query, rawQuery, headers, language, shown, body, tail } = draft;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(resolved(params[name] ?? '', recall)));
  const pairs = query.map(([name, value]) => `${encoded(name)}=${encoded(resolved(value, recall))}`);
  const search = [...pairs, rawQuery].filter(Boolean).join('&');
  const key = draft.idempotencyKey === undefined ? [] : [['idempotency-key', draft.idempotencyKey] as const];
  const json = body && marked(JSON.stringify(resolved(body.value, recall)) ?? '', sender);
  const type = body?.writing.contentType ?? operation.bodyType ?? 'application/json';
  const bytes = body && json !== undefined && !withoutBody.has(method) ? body.writing.write(json) : undefined;
  return {
    method,
    target: path + tail + (search && `?${search}`),
    headers: [
      ...proofs[operation.proof ?? idle[operation.api]][shown](sender, draft.sender),
      ...(bytes && type ? [['content-type', type] as const] : []),
      ...Object.entries(body?.writing.headers ?? {}),
      ...key,
      ...(language === undefined ? [] : [['accept-language', language] as const]),
      ...headers,
    ],
    body: bytes,
  };
};

/** The operation that a request reaches as it is written. */
export const reachedBy = ({ operation: { api } }: Draft, { method, target }: Wire): Operation | undefined =>
  operationAt(api, method, target.split('?')[0] ?? '');
