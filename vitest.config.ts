import { defineConfig } from 'vitest/config';

if (Number(process.versions.node.split('.')[0]) < 24)
  throw new Error('The tests need Node 24: run them as `npm test` or `npx vitest`, which use the pinned one.');

const alone = ['functions/!(rules|api|v1)/**/*.test.ts', 'functions/*.test.ts'];
const together = ['{shared,web/!(e2e|screens),widget/!(e2e),infra}/**/*.test.ts', 'functions/rules/**/*.test.ts'];
const ofTheProduct = [
  'functions/{api,v1}/**/*.test.ts',
  'shared/packages/mcp/server.test.ts',
  'web/docs/reference/code/run.test.ts',
];
const inABrowser = ['{web,widget}/e2e/**/*.test.ts', 'web/screens/**/*.test.ts'];
const ofItsEnd = ['infra/testing/**/*.test.ts'];

/**
 * Five groups: what needs no product; what needs none either, but whose modules keep a client or a breaker; what runs
 * against one local cloud that all files share (in a browser or without); and last of all what looks back at that cloud.
 * All but the last run side by side. Only where modules keep something each file has a module graph of its own.
 */
export default defineConfig({
  test: {
    globalSetup: ['infra/testing/shared-cloud.ts'],
    // What is tested to fail says so in its answer; functions of the local cloud log to files of their own.
    env: {
      POWERTOOLS_LOG_LEVEL: 'SILENT',
      POWERTOOLS_METRICS_DISABLED: 'true',
      PUBLIC_ADDRESS: 'https://cuentaclara.example',
    },
    // Some always wait for a database or a page: one more than the cores of a small machine keeps them busy.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A page on its way is no defect: under load the second that is given otherwise is over before it is there.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      // To read the graph for every file anew would take longer than most of these tests, and so would a browser for each.
      {
        extends: true,
        test: { name: 'together', include: together, exclude: [...ofItsEnd, ...ofTheProduct], isolate: false },
      },
      // Under load a queue may not have come so far, or a page not be ready for the next key: what runs against a cloud is
      // tried once more, and the report names it; a defect fails twice.
      { extends: true, test: { name: 'alone', include: alone, retry: 1 } },
      { extends: true, test: { name: 'product', include: ofTheProduct, isolate: false, retry: 1 } },
      { extends: true, test: { name: 'browser', include: inABrowser, isolate: false, retry: 1 } },
      { extends: true, test: { name: 'afterwards', include: ofItsEnd, sequence: { groupOrder: 1 } } },
    ],
  },
});
