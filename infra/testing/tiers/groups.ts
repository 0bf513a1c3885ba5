/** A group of tests that are about a tool, not about what the product does for customers. */
export interface Group {
  readonly name: string;
  /** Globs of its test files. */
  readonly tests: readonly string[];
  /** What they read, copy or run beside the modules that they import. */
  readonly reads: readonly string[];
  /** What says the versions of the programs of this machine that they run. */
  readonly programs: readonly string[];
}

/**
 * The groups of `npm run test:long`. A test that guards a customer's money, data or login is in none of them, however much
 * it looks like one of a tool: those stay in `npm test`, which asks nobody whether it proved them before.
 */
export const groups: readonly Group[] = [
  {
    // Of the same folder, three say of the product what it tells of banks, whom it asks, and where the widget may stand; three
    // hold a requirement of docs/security.md.
    name: 'the local cloud',
    tests: ['infra/local/**/!(askable|disclosure|widget|gateway|kms|site).test.ts'],
    reads: ['infra/local/**'],
    programs: [],
  },
  {
    name: 'packages as they are packed',
    tests: ['infra/packages/**/*.test.ts', 'shared/packages/engine/packed.test.ts'],
    reads: ['infra/packages/**', 'shared/**'],
    programs: ['node --version', 'npm --version'],
  },
  {
    // What else it copies is judged by the same tests of the product, in `npm test`.
    name: 'a new area in a copy of the project',
    tests: ['infra/new-area.test.ts'],
    reads: ['infra/**', 'shared/contract/**', 'functions/{entry,rules/events}/**', '*', '.*'],
    programs: [],
  },
  {
    name: 'the guards of the linter',
    tests: ['infra/guards.test.ts'],
    reads: ['.oxlintrc.json'],
    programs: [],
  },
  {
    // What the API answers them is proven by the tests of the API.
    name: 'snippets in the languages of this machine',
    tests: ['functions/v1/snippets.test.ts', 'web/docs/reference/code/**/*.test.ts'],
    reads: ['web/docs/{snippets,reference}/**', 'shared/{contract,sdk}/**', 'functions/{v1,entry,admission}/**'],
    programs: [
      'bash --version',
      'curl --version',
      'python3 --version',
      'php --version',
      'java --version',
      'go version',
    ],
  },
];

/** What `npm test` leaves to `npm run test:long`. */
export const longTests: readonly string[] = groups.flatMap(({ tests }) => tests);
