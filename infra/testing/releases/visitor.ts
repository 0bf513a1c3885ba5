import { send } from '../pipeline.ts';

export type Endpoint = Parameters<typeof send>[0];
export type Asked = Parameters<typeof send>[1];

/** Where everybody lived who wrote rows. */
const home = '127.0.0.1';

/** A visitor of the product, who remembers every refusal. */
export const visitor = () => {
  const refusals: string[] = [];
  const text = async (endpoint: Endpoint, asked?: Asked): Promise<string> => {
    const { statusCode, body } = await send(endpoint, { ...asked, from: home });
    if (statusCode >= 300) refusals.push(`${statusCode} ${endpoint.spec.path} ${body}`);
    return body;
  };
  const json = async <T extends object = Readonly<Record<string, unknown>>>(endpoint: Endpoint, asked?: Asked) =>
    JSON.parse(await text(endpoint, asked)) as T;
  return { refusals, text, json };
};

export type Visitor = ReturnType<typeof visitor>;

export const posting = (body: object, headers: Readonly<Record<string, string>> = {}): Asked => ({
  body: JSON.stringify(body),
  headers,
});

export interface List<T> {
  readonly data: readonly T[];
}
