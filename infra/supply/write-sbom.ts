import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLock } from './lock.ts';
import { noticesOf } from './notices.ts';
import { sbomOf, sbomOfAll } from './sbom.ts';
import { bundles, shippedIn, type BundleName } from './shipped.ts';

/** Writes what is in the whole project and in each bundle to `dist/sbom`, and the notices of what goes out. */
const to = join(import.meta.dirname, '../../dist/sbom');
const locked = readLock();
const all = await sbomOfAll(locked);
await rm(to, { recursive: true, force: true });
await mkdir(to, { recursive: true });

const write = async (name: string, text: string, packages: number): Promise<void> => {
  await writeFile(join(to, name), text);
  console.log(`dist/sbom/${name}: ${packages} packages`);
};

await write('all.cdx.json', JSON.stringify(all, null, 2), all.components.length);
for (const name of Object.keys(bundles) as BundleName[]) {
  const shipped = shippedIn(name, locked);
  const sbom = sbomOf(all, name, shipped);
  await write(`${name}.cdx.json`, JSON.stringify(sbom, null, 2), sbom.components.length);
  await write(`${name}.licenses.txt`, noticesOf(shipped), shipped.length);
}
