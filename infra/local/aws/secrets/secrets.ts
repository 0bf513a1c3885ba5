import { join } from 'node:path';
import * as z from 'zod';
import type { Assembly } from '../../assembly.ts';
import { readWhole, writeWhole } from '../../host/files.ts';
import { readProperties } from '../../assembly/read-properties.ts';
import type { Resource } from '../../assembly/resource.ts';
import { generateOptions, generateSecret } from './generate.ts';

interface Secret {
  readonly arn: string;
  readonly name: string;
  readonly path: string;
  readonly value: string;
}

/** The secrets of the templates. */
export interface Secrets {
  /** By name, ARN, or an ARN without its random ending. */
  readonly find: (id: string) => Secret | undefined;
  /** For the local cloud itself: the value of the one secret whose logical id contains this text. */
  readonly value: (logicalIdPart: string) => string;
}

const properties = z.object({
  Name: z.string().optional(),
  SecretString: z.string().optional(),
  GenerateSecretString: generateOptions.optional(),
});

const stored = z.record(z.string(), z.string());

const readSecret = (
  resource: Resource,
  overrides: Readonly<Record<string, string>>,
  kept: Record<string, string>,
): Secret => {
  const { Name, SecretString, GenerateSecretString } = readProperties(resource, properties);
  const name = Name ?? resource.physicalId;
  const draw = () => (kept[resource.path] ??= generateSecret(GenerateSecretString ?? generateOptions.parse({})));
  const value = overrides[resource.logicalId] ?? overrides[name] ?? SecretString ?? draw();
  return { arn: resource.arn, name, path: resource.path, value };
};

/** Every secret of the templates. What the template leaves to chance is drawn once and kept in the state directory. */
export const openSecrets = (
  assembly: Assembly,
  stateDir: string,
  overrides: Readonly<Record<string, string>> = {},
): Secrets => {
  const file = join(stateDir, 'secrets.json');
  const kept = readWhole(file, stored) ?? {};
  const secrets = assembly.of('AWS::SecretsManager::Secret').map((resource) => ({
    logicalId: resource.logicalId,
    secret: readSecret(resource, overrides, kept),
  }));
  writeWhole(file, kept, 0o600);

  return {
    find: (id) =>
      secrets.find(({ secret }) => id === secret.name || id === secret.arn || secret.arn.startsWith(`${id}-`))?.secret,
    value: (part) => {
      const matches = secrets.filter(({ logicalId }) => logicalId.includes(part));
      const [match] = matches;
      if (!match || matches.length > 1)
        throw new Error(`${matches.length} secrets of the templates have ${JSON.stringify(part)} in their logical id.`);
      return match.secret.value;
    },
  };
};
