import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text as it is, anything else as JSON. */
  readonly body?: unknown;
  /** The connection ends without an answer. */
  readonly breaks?: true;
}

export interface Heard {
  readonly call: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (heard: Heard) => Reply;

const credentials = JSON.stringify({ clientId: 'client', clientSecret: 'secret', merchantId: 'MERCHANT' });

/**
 * Whatever a test wants PayPal to answer, over HTTP, `METHOD /path` by `METHOD /path`; the same server is Secrets Manager,
 * and this process is told where both are.
 */
export const scriptedPayPal = async (environment: Readonly<Record<string, string>> = {}) => {
  const script = new Map<string, Answer>();
  const heard: Heard[] = [];
  let tokens = 0;
  const nothing: Answer = () => ({ status: 404, body: { name: 'RESOURCE_NOT_FOUND' } });
  const usual: Readonly<Record<string, Answer>> = {
    'POST /': () => ({ body: { SecretString: credentials } }),
    'POST /v1/oauth2/token': () => ({ body: { access_token: `token-${++tokens}`, expires_in: 32_400 } }),
  };
  const server = createServer((request, response) => {
    void (async () => {
      const call = `${request.method} ${request.url}`;
      const said = { call, headers: request.headers, body: await text(request) };
      heard.push(said);
      const answer = script.get(call) ?? usual[call] ?? nothing;
      const { status = 200, headers = {}, body, breaks } = answer(said);
      if (breaks) return void request.socket.destroy();
      response.writeHead(status, { 'content-type': 'application/json', 'paypal-debug-id': 'debug', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { PAYPAL_URL: url, PAYPAL_SECRET: 'paypal', AWS_ENDPOINT_URL_SECRETS_MANAGER: url };
  const aws = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' };
  Object.assign(process.env, settings, aws, environment);
  return {
    url,
    on: (call: string, answer: Answer | Reply): void =>
      void script.set(call, typeof answer === 'function' ? answer : () => answer),
    /** One after the other, the last for ever. */
    inTurn: (call: string, ...replies: readonly Reply[]): void => {
      let turn = 0;
      script.set(call, () => replies[Math.min(turn++, replies.length - 1)] ?? {});
    },
    heard: (call: string): readonly Heard[] => heard.filter((one) => one.call === call),
    calls: (): readonly string[] => heard.map(({ call }) => call),
    forget: (): void => {
      script.clear();
      heard.length = 0;
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
