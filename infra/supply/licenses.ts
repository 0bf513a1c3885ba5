import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Where the licences of bundled packages stand in a package. */
export const licensesFile = 'THIRD-PARTY-LICENSES';

/** `node_modules/@scope/name`, of a module within it. */
const folderOf = (input: string): string | undefined => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];

/** Licences that let their code be bundled where their text goes along; another one is looked at by a person first. */
const kept = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD']);

const noticeOf = async (folder: string): Promise<string> => {
  const manifest = await readFile(join(root, folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(manifest) as Record<'name' | 'version' | 'license', string>;
  if (!kept.has(license)) throw new Error(`${name} is ${license}: may it be bundled?`);
  const files = (await readdir(join(root, folder))).filter((file) => /^(licen[cs]e|notice)/i.test(file));
  if (files.length === 0) throw new Error(`${name} comes without the text of its licence`);
  const texts = await Promise.all(files.toSorted().map((file) => readFile(join(root, folder, file), 'utf8')));
  return [`${name} ${version} (${license})`, ...texts.map((text) => text.trim())].join('\n\n');
};

/** The licence of every package whose modules were bundled, as most of them ask for; nothing where there is none. */
export const licensesOf = async (inputs: readonly string[]): Promise<string | undefined> => {
  const folders = new Set(inputs.map(folderOf).filter((folder) => folder !== undefined));
  if (folders.size === 0) return undefined;
  const notices = await Promise.all([...folders].toSorted().map(noticeOf));
  return `${notices.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
};
