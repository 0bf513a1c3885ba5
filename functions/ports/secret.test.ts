import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { secret } from './secret.ts';
import { mockedClient } from '../../infra/testing/mocked-client.ts';

const manager = mockedClient(SecretsManagerClient);
const minutes = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  process.env['PSEUDONYM_SECRET'] = 'id';
});
afterEach(() => {
  vi.useRealTimers();
});

const says = (SecretString: string) => manager.on(GetSecretValueCommand).resolves({ SecretString });
const fails = () => manager.on(GetSecretValueCommand).rejects(new Error('InternalServiceError'));
const read = () => secret('PSEUDONYM_SECRET');

test('a secret that was read once outlasts a failure of its service, and its rotation is seen afterwards', async () => {
  fails();
  await expect(read()).rejects.toThrow('InternalServiceError');
  says('one');
  expect(await read()).toBe('one');
  vi.advanceTimersByTime(6 * minutes);
  fails();
  expect(await read()).toBe('one');
  says('two');
  expect(await read()).toBe('one');
  vi.advanceTimersByTime(minutes);
  expect(await read()).toBe('two');
});
