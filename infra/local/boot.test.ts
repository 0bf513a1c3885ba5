import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalCloud, boot } from './boot.ts';
import { fixtureAssembly } from './fixtures/assembly.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'boot-'));
const said: string[] = [];
const gone: string[] = [];
const quiet = { log: (line: string) => void said.push(line), onGone: (line: string) => void gone.push(line) };
const env = { CUENTACLARA_BANK_LATENCY_MS: '0' };
let assemblyDir: string;
let cloud: LocalCloud;

beforeAll(async () => {
  assemblyDir = await fixtureAssembly();
  cloud = await boot({ assemblyDir, stateDir, env, ...quiet });
});
afterAll(async () => {
  await cloud.close();
  rmSync(stateDir, { recursive: true });
});

const api = (path: string, init?: RequestInit) => fetch(`${cloud.endpoints.appApi}${path}`, init);
const publicApi = (path: string, key: string, method = 'GET') =>
  fetch(`${cloud.endpoints.publicApi}${path}`, { method, headers: { 'X-API-Key': key, 'X-API-Secret': 'secret' } });
/** What a function sees of a caller with this key. */
const shown = async (key: string) => {
  const response = await publicApi('/v1/things/1', key);
  const { event } = (await response.json()) as { readonly event?: { readonly requestContext: unknown } };
  return [response.status, event?.requestContext];
};
const control = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${cloud.endpoints.control}${path}`, { method, body: JSON.stringify(body) ?? null });
  return { status: response.status, body: (await response.json()) as unknown };
};
const note = async (id: string) => (await api(`/api/notes/${id}`)).json() as Promise<{ readonly text?: string }>;

describe('a booted cloud', () => {
  it('says where everything answers, in a file that outside tools read', async () => {
    const written = JSON.parse(readFileSync(join(stateDir, 'endpoints.json'), 'utf8')) as Record<string, string>;
    expect(written).toEqual(cloud.endpoints);
    expect(Object.keys(written).toSorted()).toEqual([
      'appApi',
      'bankData',
      'control',
      'dashboard',
      'mailbox',
      'paypal',
      'publicApi',
    ]);
    expect((await fetch(`${written['mailbox']}/messages`)).status).toBe(200);
  });

  it('keeps in its database what a function stores', async () => {
    expect((await api('/api/notes/one', { method: 'PUT', body: 'hola' })).status).toBe(200);
    expect(await note('one')).toEqual({ text: 'hola' });
  });

  it('refuses a call that the role of the function does not grant, and reports it', async () => {
    expect((await api('/api/notes/one', { method: 'DELETE' })).status).toBe(502);
    const { denials, unused } = cloud.iam();
    expect(denials).toMatchObject([{ action: 'dynamodb:Scan' }]);
    expect(unused.filter((right) => right.function?.includes('notes'))).toEqual([]);
  });

  it('serves the site and its API under one origin', async () => {
    expect(await (await fetch(`${cloud.endpoints.dashboard}/api/notes/one`)).json()).toEqual({ text: 'hola' });
    expect(await (await fetch(`${cloud.endpoints.dashboard}/`)).text()).toContain('<title>Fixture</title>');
  });
});

describe('the public API of a booted cloud', () => {
  it('proves its callers, and admits them by a key that a function made', async () => {
    expect(await shown('madeByAFunction00001')).toEqual([403, undefined]);
    expect((await publicApi('/keys/madeByAFunction00001', 'any', 'POST')).status).toBe(201);
    expect(await shown('madeByAFunction00002')).toEqual([403, undefined]);
    expect(await shown('madeByAFunction00001')).toEqual([
      200,
      expect.objectContaining({
        authorizer: expect.objectContaining({ principalId: 'clara', owner: 'clara' }),
        identity: expect.objectContaining({ apiKey: 'madeByAFunction00001' }),
      }),
    ]);
    expect([await shown('unknown'), await shown('broken')]).toEqual([
      [401, undefined],
      [500, undefined],
    ]);
  });

  it('lets a key wait for as long as a fault says', async () => {
    await control('POST', '/faults', { kind: 'keyDelay', ms: 60_000 });
    expect((await publicApi('/keys/madeByAFunction00003', 'any', 'POST')).status).toBe(201);
    expect(await control('DELETE', '/faults')).toMatchObject({ body: [] });
    expect(await shown('madeByAFunction00003')).toEqual([403, undefined]);
    await control('POST', '/clock', { advanceSeconds: 60 });
    expect((await shown('madeByAFunction00003'))[0]).toBe(200);
  });

  it('knows a deleted key no more', async () => {
    expect((await publicApi('/keys/madeByAFunction00003', 'any', 'DELETE')).status).toBe(204);
    expect(await shown('madeByAFunction00003')).toEqual([403, undefined]);
  });
});

describe('the control panel', () => {
  it('moves time on and runs what became due, once', async () => {
    const { body } = await control('POST', '/clock', { advanceSeconds: 3 * 86_400 });
    expect(body).toMatchObject({ ran: [{ schedule: 'nightly' }] });
    const { text = '' } = await note('nightly');
    expect(Math.abs(Date.parse(text) - cloud.clock.now())).toBeLessThan(10_000);
  });

  it('runs a schedule on demand and answers when it is done', async () => {
    const before = (await note('nightly')).text;
    expect(await control('POST', '/schedules/nightly/run')).toMatchObject({ status: 200 });
    expect((await note('nightly')).text).not.toBe(before);
    expect(await control('POST', '/schedules/none/run')).toMatchObject({ status: 400 });
  });

  it('injects faults of functions and of AWS, and takes them back', async () => {
    await control('POST', '/faults', [
      { kind: 'crash', function: 'echo', ms: 0 },
      { kind: 'error', service: 'dynamodb', function: 'notes', code: 'ValidationException' },
    ]);
    expect((await api('/echo/x?do=pause&ms=500')).status).toBe(502);
    expect((await api('/api/notes/one')).status).toBe(502);
    expect(await control('DELETE', '/faults')).toMatchObject({ body: [] });
    expect((await api('/api/notes/one')).status).toBe(200);
  });

  it('refuses what it does not understand, and says why', async () => {
    expect(await control('POST', '/faults', { kind: 'earthquake' })).toMatchObject({ status: 400 });
    for (const advanceSeconds of [-1, 1e300])
      expect(await control('POST', '/clock', { advanceSeconds })).toMatchObject({ status: 400 });
    expect(await control('GET', '/nothing')).toMatchObject({ status: 404 });
  });

  it('reports functions', async () => {
    const { body } = await control('GET', '/functions');
    expect(body).toContainEqual(expect.objectContaining({ name: expect.stringContaining('notes'), coldStarts: 1 }));
  });
});

describe('several clouds', () => {
  it('live in one process without knowing each other', async () => {
    const other = await boot({ assemblyDir, env });
    const response = await fetch(`${other.endpoints.appApi}/api/notes/one`);
    expect(response.status).toBe(404);
    await other.close();
    expect(existsSync(other.stateDir)).toBe(false);
  });

  it('may not share a state directory or a port', async () => {
    await expect(boot({ assemblyDir, stateDir, env, ...quiet })).rejects.toThrow('belongs to a running CuentaClara');
    const port = Number(new URL(cloud.endpoints.control).port) - 6;
    await expect(boot({ assemblyDir, port, env })).rejects.toThrow(/Port \d+ \(control\) is in use/);
  });
});

describe('a database that is killed', () => {
  const kill = (name: string) =>
    process.kill(Number(readFileSync(join(stateDir, `${name}.pid`), 'utf8').split(' ')[0]), 'SIGKILL');

  it('is started again, and nothing that was stored is lost', async () => {
    expect((await api('/api/notes/two', { method: 'PUT', body: 'hola' })).status).toBe(200);
    for (let times = 0; times < 2; times += 1) {
      kill('dynamodb');
      await expect.poll(async () => (await api('/api/notes/two')).status).toBe(200);
      expect(await note('two')).toEqual({ text: 'hola' });
    }
    expect(said).toContainEqual(expect.stringMatching(/dynamodb ended unexpectedly; .* It is started again\.$/));
    expect(gone).toEqual([]);
  });

  it('over and over ends the product with a sentence', async () => {
    for (const times of [3, 4, 5]) {
      kill('dynamodb');
      await expect.poll(() => said.filter((line) => line.includes('started again'))).toHaveLength(times);
      // In the middle of its start as well as after it.
      await expect.poll(() => existsSync(join(stateDir, 'dynamodb.pid'))).toBe(true);
    }
    kill('dynamodb');
    await expect.poll(() => gone).toHaveLength(1);
    expect(gone).toEqual([expect.stringMatching(/^dynamodb ended .* It has ended 6 times in a minute\.$/)]);
  });
});

describe('a restart', () => {
  it('finds data and time as they were left, even after a power cut', async () => {
    const time = cloud.clock.now();
    await cloud.kill();
    expect(existsSync(join(stateDir, 'endpoints.json'))).toBe(false);
    cloud = await boot({ assemblyDir, stateDir, env, ...quiet });
    expect(await note('one')).toEqual({ text: 'hola' });
    expect(cloud.clock.now()).toBeGreaterThanOrEqual(time);
    expect((await shown('madeByAFunction00001'))[0]).toBe(200);
  });
});
