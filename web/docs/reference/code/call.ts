import type { Declared } from '#shared/contract/index.ts';
import type { Example, Method } from '#shared/contract/endpoint.ts';
import { callers, type Auth } from '#shared/contract/callers.ts';

/** A request as each language writes it. */
export interface Call {
  readonly name: string;
  readonly method: Method;
  readonly url: string;
  /** Headers with what stands in them; a secret is read where the program runs. */
  readonly headers: readonly (readonly [name: string, value: HeaderValue])[];
  readonly body: unknown;
  readonly hasAnswer: boolean;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | number>>;
}

/** What is written as it is, or the name of a variable of the environment. */
export type HeaderValue = { readonly text: string } | { readonly variable: string };

export const address = 'https://api.cuentaclara.example';
export const keyShown = 'vk_test_…';
export const secretVariable = 'CUENTACLARA_SECRET';

/** An id of each kind, where no example has one. */
const someIds: Readonly<Record<string, string>> = {
  '/v1/webhooks/deliveries/': 'dlv_01kaxb3h7q2m9v4t8c5r0e6w1z01kaxb1d5n8k2p6g4f9j3m7qst',
  '/v1/webhooks/': 'whk_01kaxb1d5n8k2p6g4f9j3m7qst',
};

const someId = (path: string): string => {
  const found = Object.entries(someIds).find(([start]) => path.startsWith(start));
  if (!found) throw new Error(`No example has an id for ${path}`);
  return found[1];
};

const proofs: Readonly<Partial<Record<Auth, Call['headers']>>> = {
  key: [
    ['X-API-Key', { text: keyShown }],
    ['X-API-Secret', { variable: secretVariable }],
  ],
  widget: callers.widget.shownIn.map((name) => [name, { text: '…' }] as const),
};

/** The request of an example; of an operation without one, the least that can be asked. */
export const callOf = ({ name, spec }: Declared, example: Partial<Example>): Call => {
  const { method, path, auth, status } = spec;
  const params: Record<string, string> = { ...example.params };
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => (params[param] ??= someId(path)));
  const query = example.query ?? {};
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)] as [string, string]),
  ).toString();
  const body = spec.body ? (example.request ?? {}) : undefined;
  return {
    name,
    method,
    url: `${address}${filled}${search && `?${search}`}`,
    headers: [
      ...(proofs[auth] ?? []),
      ...(body === undefined ? [] : ([['Content-Type', { text: 'application/json' }]] as const)),
    ],
    body,
    hasAnswer: status !== 204,
    params,
    query,
  };
};
