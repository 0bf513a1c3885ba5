import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';

/** What a file took of its worker, whose clouds are in it. */
export interface FileProfile {
  readonly file: string;
  readonly worker: number;
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  /** How often a test looked whether something had happened, by `expect.poll`. */
  readonly polls: number;
}

/** Begins to measure the file that is about to run, and writes what it took when it is over. */
export const profileFile = (to: string): void => {
  const [start, before] = [performance.now(), process.cpuUsage()];
  const poll = expect.poll;
  let polls = 0;
  expect.poll = (...given) => {
    polls += 1;
    return poll(...given);
  };
  afterAll(() => {
    expect.poll = poll;
    const { user, system } = process.cpuUsage(before);
    const { testPath = '' } = expect.getState();
    const profile: FileProfile = {
      file: relative(process.cwd(), testPath),
      worker: process.pid,
      wallSeconds: (performance.now() - start) / 1000,
      cpuSeconds: (user + system) / 1_000_000,
      polls,
    };
    appendFileSync(to, `${JSON.stringify(profile)}\n`);
  });
};
