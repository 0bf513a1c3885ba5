import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';

/** Writes a file whole: who is killed meanwhile, or finds the disk full, leaves what was there before. */
export const writeText = (file: string, text: string, mode = 0o644): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text, { mode });
  renameSync(`${file}.new`, file);
};

export const writeWhole = (file: string, value: unknown, mode?: number): void =>
  writeText(file, `${JSON.stringify(value, null, 2)}\n`, mode);

/** Says of a file that holds something else than what is written there what to do about it. */
export const damaged = (file: string, why: string): Error =>
  new Error(`${file} is damaged: restore it, or remove the state directory to start anew. ${why}`);

/** What was written last, if anything was. */
export const readWhole = <T>(file: string, schema: z.ZodType<T>): T | undefined => {
  if (!existsSync(file)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw damaged(file, error instanceof z.ZodError ? z.prettifyError(error) : String(error));
  }
};
