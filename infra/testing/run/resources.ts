import { inject } from 'vitest';
import type { OwnTable } from '../database.ts';
import type { SharedCloud } from './serve.ts';

const ask = async <T>(what: 'cloud' | 'table'): Promise<T> => {
  const response = await fetch(`${inject('run')}/${what}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
};

let cloud: Promise<SharedCloud> | undefined;

/** The one cloud of the run, and what a test needs of its inside; it boots when the first file asks for it. */
export const sharedCloud = (): Promise<SharedCloud> => (cloud ??= ask('cloud'));

/** A new table in the one database process of the run. */
export const newTable = (): Promise<OwnTable> => ask('table');
