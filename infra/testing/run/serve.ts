import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { insideOf, type Inside } from '../api-key.ts';
import type { Addresses } from '../addresses.ts';
import { startDatabase } from '../database.ts';
import { ownCloud } from '../own-cloud.ts';
import { recordRightsIn } from '../rights/record.ts';

export interface SharedCloud extends Inside {
  readonly addresses: Addresses;
  readonly widgetTicketKey: string;
}

/** Something that is started when the first file wants it, and closed after the last. */
const onDemand = <T extends { readonly close: () => Promise<void> }>(start: () => Promise<T>) => {
  let started: Promise<T> | undefined;
  return {
    get: () => (started ??= start()),
    close: async () => (await started?.catch(() => undefined))?.close(),
  };
};

/** Together files call all functions: none shall start twice because others were called meanwhile. */
const settings = { CUENTACLARA_KEPT_ENVIRONMENTS: '240' };

/** Boots the product once for the whole run; nothing of it is mocked, only the waits of its templates are short. */
const openCloud = async () => {
  const { addresses, ...cloud } = await ownCloud(settings);
  const widgetTicketKey = cloud.aws.secrets.value('WidgetTicketKey');
  const shared: SharedCloud = { ...insideOf(cloud), addresses, widgetTicketKey };
  return { shared, close: () => cloud.close() };
};

const openRun = async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'cuentaclara-tests-'));
  recordRightsIn(join(scratch, 'rights'));
  const cloud = onDemand(openCloud);
  const database = onDemand(startDatabase);
  const answers: Readonly<Record<string, () => Promise<unknown>>> = {
    '/cloud': async () => (await cloud.get()).shared,
    '/table': async () => (await database.get()).newTable(),
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    void (answer?.() ?? Promise.reject(new Error(`Nothing is shared at ${request.url}`))).then(
      (found) => response.end(JSON.stringify(found)),
      (error: unknown) => response.writeHead(500).end(String(error instanceof Error ? error.stack : error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    scratch,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await Promise.all([cloud.close(), database.close()]);
      rmSync(scratch, { recursive: true, force: true });
    },
  };
};

/** Every project of a run is set up by itself, in one process: they share this. */
const kept: { run?: ReturnType<typeof openRun>; users: number } = { users: 0 };

export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  kept.users += 1;
  kept.run ??= openRun();
  const run = await kept.run;
  project.provide('run', run.url);
  project.provide('scratch', run.scratch);
  return async () => {
    kept.users -= 1;
    if (kept.users === 0) await run.close();
  };
};
