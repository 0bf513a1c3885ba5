import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadAssembly } from './assembly.ts';
import { type Clock, productClock } from './host/clock.ts';
import { fixtureAssembly } from './fixtures/assembly.ts';
import { type LambdaHost, lambdaHost } from './lambda.ts';
import { defineFunctions } from './lambda/definition.ts';
import { type FunctionLogs, functionLogs } from './lambda/logs.ts';
import type { PoolLimits } from './lambda/pool.ts';

const directory = mkdtempSync(join(tmpdir(), 'lambda-'));
let host: LambdaHost;
let clock: Clock;
let logs: FunctionLogs;
let echo: string;
const coldStarts: string[] = [];

const startHost = async (limits: PoolLimits): Promise<LambdaHost> => {
  const assembly = loadAssembly(await fixtureAssembly(), {
    addresses: { aws: 'http://127.0.0.1:1', published: () => 'http://127.0.0.1:2' },
  });
  return lambdaHost({
    definitions: defineFunctions(assembly),
    region: assembly.region,
    clock,
    logs,
    endpointUrl: 'http://127.0.0.1:1',
    credentialsFor: () => ({ accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: 'token' }),
    onColdStart: ({ name }) => coldStarts.push(name),
    limits,
  });
};

beforeAll(async () => {
  clock = productClock();
  logs = functionLogs(directory);
  host = await startHost({
    live: 3,
    idleMs: 0,
    busy: 3,
    starting: 2,
    quick: { environments: 1, ms: 400 },
    patienceMs: 0,
  });
  echo = host.find('echo').arn;
});

afterAll(async () => {
  await host.close();
  logs.close();
  rmSync(directory, { recursive: true });
});

const invoke = (what: string, more: Readonly<Record<string, string>> = {}) =>
  host.invoke(echo, { queryStringParameters: { do: what, ...more } });

interface Seen {
  readonly environment: Readonly<Record<string, string>>;
  readonly context: { readonly awsRequestId: string };
  readonly remaining: number;
  readonly now: number;
  readonly constructedNow: number;
  readonly invocations: number;
}

const look = async (): Promise<Seen> => {
  const { payload } = await invoke('show');
  return JSON.parse((payload as { readonly body: string }).body) as Seen;
};

describe('a function', () => {
  it('sees its own variables and those of Lambda, and nothing of the host', async () => {
    const { environment } = await look();
    expect(environment).toMatchObject({
      GREETING: 'hola',
      AWS_ENDPOINT_URL: 'http://127.0.0.1:1',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '256',
      AWS_ACCESS_KEY_ID: 'id',
    });
    expect(environment).not.toHaveProperty('HOME');
  });

  it('keeps its module state between events, and knows how long it has left', async () => {
    const first = await look();
    const second = await look();
    expect(second.invocations).toBe(first.invocations + 1);
    expect(second.context.awsRequestId).not.toBe(first.context.awsRequestId);
    expect(second.remaining).toBeGreaterThan(0);
    expect(second.remaining).toBeLessThanOrEqual(2000);
  });

  it('lives in the time of the product', async () => {
    clock.advance(86_400);
    const { now, constructedNow } = await look();
    expect(Math.abs(now - clock.now())).toBeLessThan(5000);
    expect(Math.abs(constructedNow - clock.now())).toBeLessThan(5000);
  });

  it('prints into its own log file', async () => {
    await invoke('say');
    await expect
      .poll(() => readFileSync(join(directory, `${host.find('echo').name}.log`), 'utf8'))
      .toMatch(/said by echo\n/);
  });
});

describe('a function that fails', () => {
  it.for([
    ['throw', { errorType: 'TypeError', errorMessage: 'broken on purpose' }],
    ['exit', { errorType: 'Runtime.ExitError', errorMessage: expect.stringMatching(/exit status 3$/) }],
    ['huge', { errorType: 'Function.ResponseSizeTooLarge' }],
  ])('by %s answers with the error and works again', async ([what, error]) => {
    expect((await invoke(what as string)).error).toMatchObject(error as object);
    expect((await invoke('show')).error).toBeUndefined();
  });

  it.for(['spin', 'wait'])('by %s ends at its timeout, and others go on meanwhile', async (what) => {
    const failing = invoke(what);
    expect((await invoke('show')).error).toBeUndefined();
    expect((await failing).error).toMatchObject({
      errorType: 'Sandbox.Timedout',
      errorMessage: expect.stringMatching(/Task timed out after 2.00 seconds/),
    });
  });

  it('after its answer loses only its environment', async () => {
    const answered = await invoke('late');
    expect(answered.payload).toMatchObject({ body: 'answered' });
    await expect.poll(async () => (await look()).invocations).toBe(1);
  });
});

describe('the host', () => {
  it('runs one event at a time in each environment and no more events at once than it may', async () => {
    const before = coldStarts.length;
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => invoke('pause', { ms: '600' })));
    expect(outcomes.map(({ error }) => error)).toEqual(Array(8).fill(undefined));
    expect(coldStarts.length - before).toBeGreaterThan(0);
    expect(coldStarts.length - before).toBeLessThanOrEqual(3);
  });

  it('lets other functions have their turn, ending the environment that was idle for longest', async () => {
    const { error } = await host.invoke(host.find('tick').arn, { note: 'x', fail: true });
    expect(error).toMatchObject({ errorMessage: 'the job failed' });
  });

  it('lets a crash fault kill exactly as many invocations as it says', async () => {
    host.faults.inject({ kind: 'crash', function: 'echo', ms: 5, times: 1 });
    expect((await invoke('pause', { ms: '500' })).error?.errorMessage).toMatch(/signal: killed/);
    expect((await invoke('show')).error).toBeUndefined();
  });

  it('counts invocations, errors and cold starts', () => {
    const report = host.report().find(({ name }) => name.includes('echo'));
    expect(report?.invocations).toBeGreaterThan(report?.coldStarts ?? 0);
    expect(report?.errors).toBeGreaterThan(4);
    expect(report?.initMs?.p50).toBeGreaterThan(0);
  });

  it('refuses a function that does not exist', async () => {
    await expect(host.invoke('arn:none', {})).rejects.toThrow('There is no function arn:none.');
    expect(() => host.find('none')).toThrow('0 functions are called none');
  });
});

describe('a burst', () => {
  const ample = { live: 9, idleMs: 60_000, busy: 9, starting: 2, quick: { environments: 1, ms: 1 }, patienceMs: 0 };
  const startsOf = async (
    limits: Partial<PoolLimits>,
    what: Readonly<Record<string, string>>,
    bursts = 1,
  ): Promise<number> => {
    const before = coldStarts.length;
    const own = await startHost({ ...ample, ...limits });
    for (let burst = 0; burst < bursts; burst += 1)
      await Promise.all(Array.from({ length: 3 }, () => own.invoke(echo, { queryStringParameters: what })));
    await own.close();
    return coldStarts.length - before;
  };

  it('of events that end quickly shares one environment', async () => {
    expect(await startsOf({ quick: { environments: 1, ms: 60_000 } }, { do: 'show' })).toBe(1);
  });

  it('of events that need not wait long for an environment starts no second one', async () => {
    const limits = { quick: { environments: 9, ms: 60_000 }, patienceMs: 60_000 };
    expect(await startsOf(limits, { do: 'show' })).toBe(1);
  });

  it('of events that wait gets an environment for each', async () => {
    expect(await startsOf({}, { do: 'pause', ms: '1500' })).toBe(3);
  });

  it('finds those of the burst before it again, even when they are more than are kept', async () => {
    expect(await startsOf({ live: 1 }, { do: 'pause', ms: '1500' }, 2)).toBe(3);
  });

  it('starts no environment once the host is closed, which nobody would end', async () => {
    const before = coldStarts.length;
    const own = await startHost(ample);
    await own.close();
    void own.invoke(echo, { queryStringParameters: { do: 'show' } });
    await own.close();
    expect(coldStarts.length).toBe(before);
  });
});
