import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { readLock } from './lock.ts';
import { noticesOf } from './notices.ts';
import { sbomOf, sbomOfAll } from './sbom.ts';
import { bundles, shippedIn, type BundleName } from './shipped.ts';

const schemas = join(createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library'), '../../res/schema');
const schemaOf = (name: string) =>
  JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8')) as Record<string, unknown>;

// Formats are told apart by nobody here: a list of packages has none that matters.
const ajv = new Ajv({ strict: false, validateFormats: false });
for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
  ajv.addSchema(schemaOf(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
const validate = ajv.compile(schemaOf('bom-1.6'));

const locked = readLock();
const all = await sbomOfAll(locked);
const names = Object.keys(bundles) as BundleName[];

/** What does not follow the schema of CycloneDX 1.6. */
const wrongIn = (sbom: unknown) => (validate(sbom) ? [] : validate.errors?.slice(0, 5));
const keyOf = ({ name, version }: { readonly name: string; readonly version: string }) => `${name}@${version}`;

test('the list of all packages follows its standard and leaves none of the lock out', () => {
  expect(wrongIn(all)).toEqual([]);
  expect(all.specVersion).toBe('1.6');
  const listed = new Set(all.components.map(keyOf));
  expect(locked.map(keyOf).filter((key) => !listed.has(key))).toEqual([]);
});

test('a list says of every package by which hash it is known, as the lock does', () => {
  const hashes = new Map(locked.flatMap((entry) => (entry.integrity ? [[keyOf(entry), entry.integrity]] : [])));
  const known = all.components.filter((component) => hashes.get(keyOf(component)));
  for (const component of known) {
    const hex = Buffer.from(hashes.get(keyOf(component))?.replace('sha512-', '') ?? '', 'base64').toString('hex');
    expect([keyOf(component), component['hashes']]).toEqual([keyOf(component), [{ alg: 'SHA-512', content: hex }]]);
  }
});

test.for(names)('the list of what goes out as %s follows its standard, and names what it is made of', (name) => {
  const shipped = shippedIn(name, locked);
  const sbom = sbomOf(all, name, shipped);
  expect(wrongIn(sbom)).toEqual([]);
  expect(sbom.components.map(keyOf).toSorted()).toEqual([...new Set(shipped.map(keyOf))].toSorted());
  expect(sbom.components.length).toBeGreaterThan(2);
  expect(sbom.dependencies.length).toBe(sbom.components.length + 1);
});

test.for(names)('whoever gets %s is told the licence of each package in it', (name) => {
  const shipped = shippedIn(name, locked);
  const notices = noticesOf(shipped);
  for (const one of shipped) expect(notices).toContain(`${keyOf(one).replace(/@(?=[^@]*$)/, ' ')} (${one.license})`);
});

test('a schema that is broken is seen', () => {
  expect(wrongIn({ ...all, specVersion: '1.5', components: [{ name: 'a' }] })).not.toEqual([]);
});
