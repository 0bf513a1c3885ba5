import { defineConfig } from 'vitest/config';

if (Number(process.versions.node.split('.')[0]) < 24)
  throw new Error('The tests need Node 24: run them as `npm test` or `npx vitest`, which use the pinned one.');

const ofTheProduct = ['functions/!(rules|store|ports|entry)/**/*.test.ts'];
const inABrowser = ['web/e2e/**/*.test.ts'];
const ofItsEnd = ['infra/testing/**/*.test.ts'];

/** Most of these wait for banks and browsers: more of them than cores keep the cores busy. */
const withTheProduct = {
  sequence: { groupOrder: 1 },
  maxWorkers: 3,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/**
 * Three groups, one after the other: what needs no product, what runs against one local cloud that all files share (with
 * a browser or without), and what looks back at that cloud when everything else is done.
 */
export default defineConfig({
  test: {
    globalSetup: ['infra/testing/shared-cloud.ts'],
    // What is tested to fail says so in its answer; functions of the local cloud log to files of their own.
    env: { POWERTOOLS_LOG_LEVEL: 'SILENT', POWERTOOLS_METRICS_DISABLED: 'true' },
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['{shared,functions,infra,web/src}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...ofTheProduct, ...ofItsEnd],
          sequence: { groupOrder: 0 },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'product', include: ofTheProduct, ...withTheProduct } },
      {
        extends: true,
        // A page that steals the focus under load is tried once more; a defect fails twice.
        test: { name: 'browser', include: inABrowser, ...withTheProduct, retry: 1 },
      },
      { extends: true, test: { name: 'afterwards', include: ofItsEnd, sequence: { groupOrder: 2 } } },
    ],
  },
});
