import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { Locked } from './lock.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

const Component = z.looseObject({ 'bom-ref': z.string(), name: z.string(), version: z.string(), purl: z.string() });
type Component = z.output<typeof Component>;

const Needs = z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) });

const Bom = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({
    tools: z.array(z.object({ vendor: z.string(), name: z.string(), version: z.string() })),
  }),
  components: z.array(Component),
  dependencies: z.array(Needs),
});

/** A list of packages in CycloneDX 1.6. */
export interface Sbom {
  readonly $schema: string;
  readonly specVersion: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly components: readonly Component[];
  readonly dependencies: readonly z.output<typeof Needs>[];
}

/** npm writes the edition before: of what it says, 1.6 calls nothing but its tools otherwise. */
const asOf16 = ({ metadata: { tools, ...metadata }, ...bom }: z.output<typeof Bom>): Sbom => ({
  ...bom,
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  specVersion: '1.6',
  metadata: {
    ...metadata,
    tools: {
      components: tools.map(({ vendor, name, version }) => ({ type: 'application', publisher: vendor, name, version })),
    },
  },
});

const keyOf = ({ name, version }: Pick<Component, 'name' | 'version'>): string => `${name}@${version}`;

const hashOf = ({ integrity }: Locked) =>
  integrity && [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }];

/** npm lists a version once, and forgets its hash where it also stands inside another package. */
const withHashes = (sbom: Sbom, locked: readonly Locked[]): Sbom => {
  const hashes = new Map(locked.flatMap((entry) => (entry.integrity ? [[keyOf(entry), hashOf(entry)]] : [])));
  return {
    ...sbom,
    components: sbom.components.map((one) => ({ ...one, hashes: hashes.get(keyOf(one)) ?? [] })),
  };
};

/** Every package of the lock, as npm itself lists them. */
export const sbomOfAll = async (locked: readonly Locked[]): Promise<Sbom> => {
  const asked = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel', 'error'];
  const { stdout } = await run('npm', asked, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return withHashes(asOf16(Bom.parse(JSON.parse(stdout))), locked);
};

/** Of all packages those that go out in one bundle, which is a component of its own. */
export const sbomOf = (all: Sbom, bundle: string, shipped: readonly Locked[]): Sbom => {
  const keys = new Set(shipped.map(keyOf));
  const components = all.components.filter((component) => keys.has(keyOf(component)));
  const refs = new Set(components.map((component) => component['bom-ref']));
  const ownRef = `cuentaclara-${bundle}`;
  return {
    ...all,
    metadata: { ...all.metadata, component: { type: 'application', 'bom-ref': ownRef, name: ownRef } },
    components: components.map((component) => ({ ...component, scope: 'required' })),
    dependencies: [
      { ref: ownRef, dependsOn: [...refs] },
      ...all.dependencies
        .filter(({ ref }) => refs.has(ref))
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
    ],
  };
};
