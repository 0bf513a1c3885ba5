import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import type { Assembly } from '../../assembly.ts';
import { readWhole, writeWhole } from '../../host/files.ts';

/** What a caller names beside what is wrapped; without the same words nothing is unwrapped. */
export type EncryptionContext = Readonly<Record<string, string>>;

export interface MasterKey {
  readonly arn: string;
  readonly id: string;
  readonly wrap: (key: Buffer, context: EncryptionContext) => Buffer;
  /** `undefined` for what this key did not wrap, or not in this context. */
  readonly unwrap: (wrapped: Buffer, context: EncryptionContext) => Buffer | undefined;
}

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** In whatever order its words were said. */
const boundTo = (context: EncryptionContext): Buffer =>
  Buffer.from(JSON.stringify(Object.entries(context).toSorted(([one], [other]) => (one < other ? -1 : 1))));

/** Encrypts with AES-256-GCM, as KMS does: the vector, what was encrypted, and the tag. */
export const masterKey = (arn: string, id: string, secret: Buffer): MasterKey => ({
  arn,
  id,
  wrap: (key, context) => {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, secret, iv).setAAD(boundTo(context));
    return Buffer.concat([iv, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
  },
  unwrap: (wrapped, context) => {
    try {
      const decipher = createDecipheriv(algorithm, secret, wrapped.subarray(0, ivBytes))
        .setAAD(boundTo(context))
        .setAuthTag(wrapped.subarray(-tagBytes));
      return Buffer.concat([decipher.update(wrapped.subarray(ivBytes, -tagBytes)), decipher.final()]);
    } catch {
      return undefined;
    }
  },
});

/** In the state directory: the keys of the templates by their paths. */
export const masterKeysFile = 'master-keys.json';
const stored = z.record(z.string(), z.base64());

/** Every symmetric key of the templates, drawn once and kept in the state directory. */
export const openMasterKeys = (assembly: Assembly, stateDir: string): readonly MasterKey[] => {
  const file = join(stateDir, masterKeysFile);
  const kept = readWhole(file, stored) ?? {};
  const keys = assembly.of('AWS::KMS::Key').map(({ path, arn, physicalId }) => {
    const secret = (kept[path] ??= randomBytes(32).toString('base64'));
    return masterKey(arn, physicalId, Buffer.from(secret, 'base64'));
  });
  if (keys.length > 0) writeWhole(file, kept, 0o600);
  return keys;
};
