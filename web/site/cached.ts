import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../node_modules/.cache/cuentaclara/site');

/** What was made of the same before is read again; a file appears under its name when it is whole. */
export const cached = async (of: readonly unknown[], make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const file = join(folder, createHash('sha256').update(JSON.stringify(of)).digest('hex'));
  if (existsSync(file)) return readFileSync(file);
  const made = await make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.part-${process.pid}`, made);
  renameSync(`${file}.part-${process.pid}`, file);
  return made;
};
