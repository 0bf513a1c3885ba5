import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Defect } from './defect.ts';

export const root = join(import.meta.dirname, '../../..');

/** What is planted now: beside what other tools keep, so that no commit takes it along. */
const noteFile = join(root, 'node_modules/.cache/plants/planted.json');

interface Note {
  readonly name: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const times = (text: string, part: string): number => text.split(part).length - 1;

/** Why a defect cannot be planted as it is written down, if it cannot. */
export const faultOf = ({ file, find, replace, killer }: Defect): string | undefined => {
  const missing = [file, killer].filter((one) => !existsSync(join(root, one)));
  if (missing.length > 0) return `there is no ${missing.join(', no ')}`;
  if (find === replace) return 'it changes nothing';
  const found = times(textOf(file), find);
  return found === 1 ? undefined : `what it replaces stands ${found} times in ${file}`;
};

const planted = (): Note | undefined =>
  existsSync(noteFile) ? (JSON.parse(readFileSync(noteFile, 'utf8')) as Note) : undefined;

/** Changes the file. One at a time: two defects could hide each other. */
export const plant = (defect: Defect): void => {
  const other = planted();
  if (other) throw new Error(`“${other.name}” is planted: lift it first`);
  const fault = faultOf(defect);
  if (fault) throw new Error(`“${defect.name}” cannot be planted: ${fault}`);
  const { name, file, find, replace } = defect;
  const before = textOf(file);
  const after = before.replace(find, () => replace);
  mkdirSync(dirname(noteFile), { recursive: true });
  // The note first: whoever is cut off in between lifts what is not there, and nothing is lost.
  writeFileSync(noteFile, JSON.stringify({ name, file, before, after } satisfies Note));
  writeFileSync(join(root, file), after);
};

/** Undoes it, and says what it was; `undefined` where nothing is planted. */
export const lift = (): string | undefined => {
  const note = planted();
  if (!note) return undefined;
  const { name, file, before, after } = note;
  const text = textOf(file);
  if (text !== after && text !== before) throw new Error(`${file} was changed since “${name}” was planted: look at it`);
  writeFileSync(join(root, file), before);
  rmSync(noteFile);
  return name;
};
