import type { IncomingMessage, RequestListener } from 'node:http';
import type { InputOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { Fault } from '#shared/errors/fault.ts';
import { readRequest } from '#functions/entry/http/parse.ts';
import { broken, sentAs, type Answers, type AppRoute, type WireAnswer } from './answers.ts';
import { endpointFor, exampleOf, type Found } from './endpoints.ts';

/** A request of the screen, read as the contract reads it. */
export interface Call<R extends AppRoute = AppRoute> {
  readonly route: R;
  readonly input: InputOf<EndpointAt<R>>;
  readonly headers: IncomingMessage['headers'];
}

/** What stands behind the screen that is shown. */
export interface Scene {
  /** May be changed while the screen is open. */
  readonly answers: Answers;
  readonly token: string;
  /** Every request that was made, the first first. */
  readonly calls: Call[];
  /** What no product would do: asked for what the contract has not, or answered what it cannot. */
  readonly mistakes: string[];
}

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** The request as the product reads it, or what it refuses it with. */
const inputOf = ({ spec, params }: Found, query: URLSearchParams, body: string, headers: Call['headers']) =>
  readRequest(spec, {
    pathParameters: params,
    queryStringParameters: Object.fromEntries(query),
    headers: { 'content-type': headers['content-type'] },
    body,
    isBase64Encoded: false,
  });

type Make = (input: object) => unknown;

/** What is thrown as the product throws it is a refusal too. */
const refusing = async (make: () => unknown): Promise<unknown> => {
  try {
    return await make();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
};

/** The answer of the test, or the example of the contract. */
const givenTo = async (scene: Scene, { route, spec }: Found, input: object): Promise<unknown> => {
  const given = scene.answers[route] as unknown;
  const made = typeof given === 'function' ? await (given as Make)(input) : given;
  if (made !== undefined || spec.status === 204) return made;
  const example = exampleOf(spec);
  if (example === undefined) throw new Error(`${route} is asked, and the test gives no answer`);
  return example;
};

const answerIn = async (scene: Scene, request: IncomingMessage): Promise<WireAnswer | typeof broken> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api');
  const found = endpointFor(request.method ?? 'GET', pathname);
  if (!found) throw new Error(`${request.method} ${pathname} is no endpoint of the contract`);
  const body = await read(request);
  const { headers } = request;
  if (found.route === 'POST /api/public/csp-reports') throw new Error(`The policy refuses: ${body}`);
  const isKnown = found.spec.auth !== 'user' || headers.authorization === `Bearer ${scene.token}`;
  const given = await refusing(() => {
    if (!isKnown) throw new Fault('errors.unauthenticated');
    const input = inputOf(found, searchParams, body, headers);
    scene.calls.push({ route: found.route, input, headers } as Call);
    return givenTo(scene, found, input);
  });
  const language = headers['accept-language']?.startsWith('en') ? 'en' : 'es';
  return given === broken ? broken : sentAs(given, { spec: found.spec, path: pathname, language });
};

/** Answers in the place of the API, whatever scene is on. */
export const playing =
  (sceneNow: () => Scene): RequestListener =>
  (request, response) => {
    const scene = sceneNow();
    answerIn(scene, request).then(
      (sent) => {
        if (sent === broken) return void request.socket.destroy();
        response.writeHead(sent.status, sent.headers).end(sent.body);
      },
      (error: unknown) => {
        scene.mistakes.push(error instanceof Error ? error.message : String(error));
        response.writeHead(500).end();
      },
    );
  };
