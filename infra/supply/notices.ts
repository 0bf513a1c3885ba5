import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { allowed, isAllowed } from './allowed.ts';
import type { Locked } from './lock.ts';

const root = join(import.meta.dirname, '../..');

const author = (manifest: { readonly author?: string | { readonly name?: string } }): string =>
  (typeof manifest.author === 'string' ? manifest.author : manifest.author?.name) ?? 'its authors';

/** The licence of one package, as it came along; of one without a text, what its manifest says. */
const noticeOf = ({ path, name, version, license = 'no licence' }: Locked): string => {
  if (!isAllowed(license, allowed.shipped)) throw new Error(`${name} is ${license}: may it go out?`);
  const folder = join(root, path);
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Parameters<typeof author>[0];
  const said =
    texts.length > 0 ? texts : [`Copyright of ${author(manifest)}, under https://spdx.org/licenses/${license}`];
  return [`${name} ${version} (${license})`, ...said].join('\n\n');
};

/** What whoever gets a bundle is told of the packages in it. */
export const noticesOf = (shipped: readonly Locked[]): string =>
  `${shipped.map(noticeOf).join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
