import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildLoader, integrityOf } from './scripts-for-pages.ts';

/** Records by which digest pages know the loader of this version: before it is published, and never again after that. */
const at = (name: string): string => join(import.meta.dirname, name);
const { version } = JSON.parse(await readFile(at('release.json'), 'utf8')) as { readonly version: string };
const known = JSON.parse(await readFile(at('releases.json'), 'utf8')) as Readonly<Record<string, string>>;
const releases = { ...known, [version]: integrityOf(await buildLoader()) };
await writeFile(at('releases.json'), `${JSON.stringify(releases, null, 2)}\n`);
