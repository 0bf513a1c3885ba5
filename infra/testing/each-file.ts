import { afterAll, vi } from 'vitest';
import { beginEnvironment } from '#functions/environment.ts';
import { restoreClients } from './mocked-client.ts';

/**
 * Files of a worker share one graph of modules. Each begins an environment of its own, as a Lambda function does, and
 * leaves what belongs to the process as it found it.
 */
beginEnvironment();

const profile = process.env['CUENTACLARA_TEST_PROFILE'];
if (profile) (await import('./profile/in-worker.ts')).profileFile(profile);

const variables = { ...process.env };
const write = process.stdout.write.bind(process.stdout);

/** Functions that run in this process write their metrics to it, which only the tests of metrics want to see. */
process.stdout.write = ((text: string | Uint8Array, ...rest: never[]) =>
  String(text).startsWith('{"_aws"') || write(text, ...rest)) as typeof process.stdout.write;

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  restoreClients();
  process.stdout.write = write;
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
});
