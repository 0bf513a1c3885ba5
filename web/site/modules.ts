import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of an installed package. */
export const moduleFile = (name: string): Buffer => readFileSync(join(import.meta.dirname, '../../node_modules', name));

/** A package and its version: what is made by another version is another thing. */
export const versionOf = (name: string): string => {
  const { version } = JSON.parse(moduleFile(`${name}/package.json`).toString()) as { readonly version: string };
  return `${name}@${version}`;
};
