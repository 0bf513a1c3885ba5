import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { ownCloud, type OwnCloud } from './own-cloud.ts';

let cloud: Promise<OwnCloud> | undefined;

/** It ends with its worker; what it kept goes with the run. */
const open = (): Promise<OwnCloud> => {
  const stateDir = join(inject('scratch'), `cloud-${process.pid}`);
  mkdirSync(stateDir);
  return ownCloud({}, { stateDir });
};

/**
 * A cloud for files that move the clock or break something. Files of a worker run one after the other, so each has it to
 * itself until it closes it, with customers of its own. Its clock only goes forwards: ask the cloud what time it is.
 */
export const exclusiveCloud = async (): Promise<OwnCloud> => {
  cloud ??= open();
  const own = await cloud;
  return {
    ...own,
    close: async () => {
      own.clearFaults();
      await own.drain();
      own.recordRights();
    },
  };
};
