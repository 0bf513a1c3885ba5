import { totalmem } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longTests } from './infra/testing/tiers/groups.ts';

if (Number(process.versions.node.split('.')[0]) < 24)
  throw new Error('The tests need Node 24: run them as `npm test` or `npx vitest`, which use the pinned one.');

/** What looks back at the clouds that all others used. */
const afterwards = ['infra/testing/rights/rights.test.ts'];

/**
 * One group, so that a worker loads the graph of modules once for all of its files: each begins an environment of its own
 * (infra/testing/each-file.ts). The cloud and the database that files share start when the first of them asks.
 */
export default defineConfig({
  test: {
    globalSetup: ['infra/testing/run/serve.ts'],
    setupFiles: ['infra/testing/each-file.ts'],
    isolate: false,
    // What is tested to fail says so in its answer; functions of the local cloud log to files of their own.
    env: {
      POWERTOOLS_LOG_LEVEL: 'SILENT',
      POWERTOOLS_METRICS_DISABLED: 'false',
      PUBLIC_ADDRESS: 'https://cuentaclara.example',
    },
    // Two cores, and tests wait much; each worker has a browser and clouds, which want some four gigabytes.
    maxWorkers: totalmem() > 16e9 ? 3 : 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A page on its way is no defect: under load the second that is given otherwise is over before it is there.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          include: ['{functions,shared,infra,web,widget}/**/*.test.ts'],
          exclude: [...afterwards, ...longTests],
          retry: 1,
        },
      },
      // Of `npm run test:long`, which knows what it proved before.
      { extends: true, test: { name: 'long', include: [...longTests], retry: 1 } },
      { extends: true, test: { name: 'afterwards', include: afterwards, sequence: { groupOrder: 1 } } },
    ],
  },
});
