import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that change nothing of what is built. */
const passedOver =
  /^web\/screens\/|(^|\/)(dist|node_modules|e2e|fixtures|local)(\/|$)|\.(test|bench)\.tsx?$|(^|\/)README\.md$/;

const filesOf = (root: string, path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((file) => !passedOver.test(file));

/** A digest of the contents of folders and files below `root`: equal digests, equal builds. */
export const fingerprint = (root: string, folders: readonly string[], files: readonly string[]): string => {
  const digest = createHash('sha256');
  for (const file of [...folders.flatMap((folder) => filesOf(root, folder)), ...files].toSorted())
    digest
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return digest.digest('hex').slice(0, 16);
};
