import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IamReport, Right } from '../../local/aws/iam/report.ts';

/** Names the folder where clouds of a run record which rights their functions used; absent outside of one. */
const variable = 'CUENTACLARA_RIGHTS_RECORD';

/** From now on clouds of this process, and of those it starts, record them in the folder. */
export const recordRightsIn = (folder: string): void => {
  mkdirSync(folder);
  process.env[variable] = folder;
};

/** One right is the same in every cloud: names of roles and resources come from the templates. */
export const textOf = ({ role, action, resource, partition = '' }: Right): string =>
  [role, action, resource, partition].join(' ');

/** Of the rights that a cloud grants, those it needed. */
const neededIn = ({ granted, unused }: IamReport): readonly string[] => {
  const idle = new Set(unused.map(textOf));
  return granted.map(textOf).filter((right) => !idle.has(right));
};

/** Records what a cloud, which has a name of its own in the run, needed until now. */
export const recordRightsOf = (cloud: string, report: IamReport): void => {
  const folder = process.env[variable];
  if (folder) writeFileSync(join(folder, `${cloud}.json`), JSON.stringify(neededIn(report)));
};

/** What all clouds recorded. */
export const recordedRights = (): readonly string[] => {
  const folder = process.env[variable];
  if (!folder) throw new Error(`${variable} is not set: rights are recorded in a run of the tests alone.`);
  return readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as string[]);
};
