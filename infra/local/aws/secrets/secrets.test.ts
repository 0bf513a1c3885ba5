import { rmSync } from 'node:fs';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allow, assemblyOf, functionWith } from '../fixtures/cloud.ts';
import { temporaryDirectory } from '../fixtures/emulator.ts';
import { testEndpoint } from '../fixtures/endpoint.ts';
import { generateOptions, generateSecret } from './generate.ts';
import { openSecrets } from './secrets.ts';

const secretArn = (name: string) => `arn:aws:secretsmanager:us-east-1:000000000000:secret:${name}-AbCdEf`;
const secret = (name: string, properties: Readonly<Record<string, unknown>>) => ({
  type: 'AWS::SecretsManager::Secret',
  name,
  properties,
});
const fixed = secret('ProviderKey', { Name: 'provider/key', SecretString: 'from the template' });
const drawn = secret('Pepper', { GenerateSecretString: { PasswordLength: 40, ExcludePunctuation: true } });

const cloud = testEndpoint([
  fixed,
  drawn,
  ...functionWith('reader', [allow('secretsmanager:GetSecretValue', ['ProviderKey', 'Pepper'].map(secretArn))]),
  ...functionWith('stranger', [allow('secretsmanager:GetSecretValue', secretArn('Pepper'))]),
]);
const read = (SecretId: string, name = 'reader', VersionStage?: string) =>
  new SecretsManagerClient(cloud.as(name)).send(new GetSecretValueCommand({ SecretId, VersionStage }));

describe('GetSecretValue', () => {
  it.each(['provider/key', secretArn('ProviderKey'), secretArn('ProviderKey').replace('-AbCdEf', '')])(
    'answers the secret known as %s',
    async (id) => {
      await expect(read(id)).resolves.toMatchObject({ Name: 'provider/key', SecretString: 'from the template' });
    },
  );

  it('answers the same drawn value to functions and to the local cloud', async () => {
    const { SecretString } = await read(secretArn('Pepper'));
    expect(SecretString).toMatch(/^[A-Za-z0-9]{40}$/);
    expect(cloud.endpoint().secrets.value('Pepper')).toBe(SecretString);
  });

  it('refuses a role that may read another secret only', async () => {
    await expect(read('provider/key', 'stranger')).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });

  it('knows no stage but the current one', async () => {
    await expect(read('provider/key', 'reader', 'AWSPENDING')).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });
});

describe('the secrets of a state directory', () => {
  const inDirectory = (test: (directory: string) => void) => () => {
    const directory = temporaryDirectory();
    test(directory);
    rmSync(directory, { recursive: true });
  };
  const assembly = assemblyOf([fixed, drawn]);

  it(
    'keep what was drawn once',
    inDirectory((directory) => {
      const first = openSecrets(assembly, directory).value('Pepper');
      expect(openSecrets(assembly, directory).value('Pepper')).toBe(first);
    }),
  );

  it(
    'give way to values named by logical id or name',
    inDirectory((directory) => {
      const secrets = openSecrets(assembly, directory, { Pepper: 'p', 'provider/key': 'k' });
      expect([secrets.value('Pepper'), secrets.value('ProviderKey')]).toEqual(['p', 'k']);
    }),
  );

  it(
    'are never guessed: a text that names none or two is an error',
    inDirectory((directory) => {
      const secrets = openSecrets(assembly, directory);
      expect(() => secrets.value('Nothing')).toThrow('0 secrets');
      expect(() => secrets.value('e')).toThrow('2 secrets');
    }),
  );
});

describe('a drawn secret', () => {
  const options = fc.record({
    PasswordLength: fc.integer({ min: 5, max: 80 }),
    ExcludeCharacters: fc.constantFrom('', 'abc', '"@/\\'),
    ExcludeUppercase: fc.boolean(),
    ExcludeNumbers: fc.boolean(),
    ExcludePunctuation: fc.boolean(),
    IncludeSpace: fc.boolean(),
  });

  it('has the length, each included type and no excluded character', () => {
    fc.assert(
      fc.property(options, (chosen) => {
        const value = generateSecret(generateOptions.parse(chosen));
        expect(value).toHaveLength(chosen.PasswordLength);
        expect(/[a-z]/.test(value)).toBe(true);
        expect(/[A-Z]/.test(value)).toBe(!chosen.ExcludeUppercase);
        expect(/\d/.test(value)).toBe(!chosen.ExcludeNumbers);
        expect(/[^A-Za-z\d ]/.test(value)).toBe(!chosen.ExcludePunctuation);
        expect(value.includes(' ')).toBe(chosen.IncludeSpace);
        for (const excluded of chosen.ExcludeCharacters) expect(value).not.toContain(excluded);
      }),
    );
  });

  it('goes under its key into the template', () => {
    const value = generateSecret(
      generateOptions.parse({ SecretStringTemplate: '{"user":"clara"}', GenerateStringKey: 'password' }),
    );
    expect(JSON.parse(value)).toEqual({ user: 'clara', password: expect.stringMatching(/^.{32}$/) });
  });

  it('is an error when nothing is left to choose from', () => {
    const none = { ExcludeUppercase: true, ExcludeNumbers: true, ExcludePunctuation: true, ExcludeLowercase: true };
    expect(() => generateSecret(generateOptions.parse(none))).toThrow('at least one character');
  });
});
