import type { IncomingMessage, RequestListener } from 'node:http';
import * as z from 'zod';
import { StateToSet } from './bus/alarms.ts';
import { BusEvent } from './bus/bus.ts';
import type { Controls } from './controls.ts';

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

type Handler = (controls: Controls, body: unknown, name: string) => Answer | Promise<Answer>;

const drainBody = z
  .strictObject({ seconds: z.number().min(0).max(600).optional(), function: z.string().optional() })
  .default({});
const commandBody = z.record(z.string(), z.unknown());
const clockBody = z.strictObject({ advanceSeconds: z.number().min(0) });

class CallersFault extends Error {}

const explain = (error: unknown): string => {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : String(error);
};

const routes: Readonly<Record<string, Handler>> = {
  'GET /': () => ({ body: Object.keys(routes) }),
  'GET /clock': (controls) => ({ body: controls.now() }),
  'POST /clock': async (controls, body) => ({ body: await controls.advance(clockBody.parse(body).advanceSeconds) }),
  'GET /faults': (controls) => ({ body: controls.activeFaults() }),
  'POST /faults': (controls, body) => {
    try {
      controls.inject(body);
    } catch (error) {
      throw new CallersFault(explain(error));
    }
    return { body: controls.activeFaults() };
  },
  'DELETE /faults': (controls) => {
    controls.clearFaults();
    return { body: controls.activeFaults() };
  },
  'GET /iam': (controls) => ({ body: controls.iam() }),
  'GET /functions': (controls) => ({ body: controls.functions() }),
  'POST /functions/*/invoke': async (controls, body, name) => {
    const outcome = await controls.invoke(name, body);
    return { status: outcome.error ? 502 : 200, body: outcome.error ?? outcome.payload };
  },
  'GET /operators': (controls) => ({ body: controls.signing() }),
  'POST /operators/*/operate': async (controls, body, name) => {
    const outcome = await controls.operate(name, commandBody.parse(body));
    return { status: outcome.error ? 502 : 200, body: outcome.error ?? outcome.payload };
  },
  'GET /schedules': (controls) => ({ body: controls.schedules() }),
  'POST /schedules/*/run': async (controls, _, name) => {
    const runs = await controls.runSchedules(name);
    return { status: runs.some(({ error }) => error) ? 502 : 200, body: runs };
  },
  'GET /alarms': (controls) => ({ body: controls.alarms() }),
  'POST /alarms': async (controls, body) => ({ body: await controls.setAlarm(StateToSet.parse(body)) }),
  'POST /bus': async (controls, body) => ({ body: await controls.putEvent(BusEvent.parse(body)) }),
  'GET /events': (controls) => ({ body: controls.events() }),
  'POST /events/drain': async (controls, body) => {
    const { seconds, function: ofFunction } = drainBody.parse(body);
    const drained = await controls.drain(seconds, ofFunction);
    return { status: drained.isDrained ? 200 : 504, body: drained };
  },
};

const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString();
  return text ? (JSON.parse(text) as unknown) : undefined;
};

const answer = async (controls: Controls, request: IncomingMessage): Promise<Answer> => {
  const path = (request.url ?? '/').replace(/\?.*/, '');
  const [, kind, name, verb] = /^\/(schedules|functions|operators)\/([^/]+)\/(run|invoke|operate)$/.exec(path) ?? [];
  const handler = routes[`${request.method} ${name === undefined ? path : `/${kind}/*/${verb}`}`];
  if (!handler)
    return { status: 404, body: { error: `No ${request.method} ${path} here.`, routes: Object.keys(routes) } };
  return handler(controls, await readJson(request), decodeURIComponent(name ?? ''));
};

const isCallersFault = (error: unknown): boolean =>
  [z.ZodError, SyntaxError, RangeError, CallersFault].some((kind) => error instanceof kind);

/** The control panel of the local cloud: it exists on this machine only. */
export const controlListener =
  (controls: Controls): RequestListener =>
  (request, response) => {
    void answer(controls, request)
      .catch((error: unknown) => ({ status: isCallersFault(error) ? 400 : 500, body: { error: explain(error) } }))
      .then(({ status = 200, body }) => {
        response.writeHead(status, { 'Content-Type': 'application/json' });
        response.end(`${JSON.stringify(body, null, 2)}\n`);
      });
  };
