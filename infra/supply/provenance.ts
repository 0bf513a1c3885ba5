import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const Digest = z.object({ sha256: z.string().regex(/^[\da-f]{64}$/) });
const Subject = z.object({ name: z.string(), digest: Digest });

/** What a build says of its files, as in-toto and SLSA write it. */
const Statement = z.object({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: z.array(Subject),
  predicateType: z.literal('https://slsa.dev/provenance/v1'),
  predicate: z.object({
    buildDefinition: z.object({
      buildType: z.string(),
      externalParameters: z.object({ commit: z.string(), isClean: z.boolean() }),
      resolvedDependencies: z.array(z.object({ uri: z.string(), digest: z.record(z.string(), z.string()) })),
    }),
    runDetails: z.object({
      builder: z.object({ id: z.string(), version: z.record(z.string(), z.string()) }),
      metadata: z.object({ startedOn: z.string() }),
    }),
  }),
});
export type Statement = z.output<typeof Statement>;

/** A statement with the signatures over it, in the form that is called DSSE. */
const Envelope = z.object({
  payloadType: z.literal('application/vnd.in-toto+json'),
  payload: z.base64(),
  signatures: z.array(z.object({ keyid: z.string(), sig: z.base64() })),
});
export type Envelope = z.output<typeof Envelope>;

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The files of built directories, each by the name of its directory and its path in it. */
export const subjectsOf = (directories: Readonly<Record<string, string>>): Statement['subject'] =>
  Object.entries(directories).flatMap(([name, directory]) =>
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((file) => ({
        name: `${name}/${file.slice(directory.length + 1)}`,
        digest: { sha256: sha256(readFileSync(file)) },
      })),
  );

interface Build {
  readonly subject: Statement['subject'];
  readonly commit: string;
  /** Nothing was changed since the commit. */
  readonly isClean: boolean;
  readonly lock: Uint8Array;
  /** Who says so: a machine of ours, or a hosted builder. */
  readonly builder: string;
  readonly startedOn: string;
}

export const statementOf = ({ subject, commit, isClean, lock, builder, startedOn }: Build): Statement => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject,
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: 'https://cuentaclara.example/build/v1',
      externalParameters: { commit, isClean },
      resolvedDependencies: [
        { uri: `git+commit:${commit}`, digest: { gitCommit: commit } },
        { uri: 'file:package-lock.json', digest: { sha256: sha256(lock) } },
      ],
    },
    runDetails: {
      builder: { id: builder, version: { node: process.versions.node } },
      metadata: { startedOn },
    },
  },
});

const payloadType = 'application/vnd.in-toto+json';

/** What is signed says its own length and type, so that no other text reads alike. */
const signed = (payload: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `), payload]);

/** The key by its public half, as everybody can compute it. */
const keyIdOf = (key: KeyObject): string => sha256(createPublicKey(key).export({ type: 'spki', format: 'der' }));

/** Without a key it is a list of what was built, which nobody vouches for. */
export const envelopeOf = (statement: Statement, key?: KeyObject): Envelope => {
  const payload = Buffer.from(JSON.stringify(statement));
  const signatures = key ? [{ keyid: keyIdOf(key), sig: sign(null, signed(payload), key).toString('base64') }] : [];
  return { payloadType, payload: payload.toString('base64'), signatures };
};

interface Found {
  readonly subject: Statement['subject'];
  readonly lock: Uint8Array;
  /** Whose word counts; without one only the files are compared. */
  readonly trusted?: KeyObject | undefined;
}

const unsigned = ({ payload, signatures }: Envelope, trusted: KeyObject): readonly string[] => {
  const bytes = signed(Buffer.from(payload, 'base64'));
  const isSigned = signatures.some(({ sig }) => verify(null, bytes, trusted, Buffer.from(sig, 'base64')));
  return isSigned ? [] : ['No signature of the key that is trusted'];
};

const compared = (said: Statement['subject'], found: Statement['subject']): readonly string[] => {
  const saidBy = new Map(said.map(({ name, digest }) => [name, digest.sha256]));
  const foundBy = new Map(found.map(({ name, digest }) => [name, digest.sha256]));
  return [
    ...found.filter(({ name }) => !saidBy.has(name)).map(({ name }) => `${name} was not built`),
    ...said.filter(({ name }) => !foundBy.has(name)).map(({ name }) => `${name} is missing`),
    ...said.flatMap(({ name, digest }) =>
      foundBy.has(name) && foundBy.get(name) !== digest.sha256 ? [`${name} is another file`] : [],
    ),
  ];
};

/** What of these files is not as the envelope says; nothing where all of it holds. */
export const mistakesIn = (json: string, { subject, lock, trusted }: Found): readonly string[] => {
  const envelope = Envelope.parse(JSON.parse(json));
  const statement = Statement.parse(JSON.parse(Buffer.from(envelope.payload, 'base64').toString()));
  const { externalParameters, resolvedDependencies } = statement.predicate.buildDefinition;
  const lockSaid = resolvedDependencies.find(({ uri }) => uri === 'file:package-lock.json')?.digest['sha256'];
  return [
    ...(trusted ? unsigned(envelope, trusted) : []),
    ...(externalParameters.isClean ? [] : ['Built from files that no commit has']),
    ...(lockSaid === sha256(lock) ? [] : ['package-lock.json is another']),
    ...compared(statement.subject, subject),
  ];
};
