/** What is made once before the first test that leads to a module, where a change makes it anew. */
export interface SetUp {
  readonly name: string;
  readonly module: string;
  /** What has to change, so that it is not the one of before; whatever changes where nothing stands. */
  readonly after?: readonly string[];
  readonly seconds: number;
}

/** On two cores that nobody else uses. */
export const setUps: readonly SetUp[] = [
  { name: 'sites', module: 'infra/prepare.ts', after: ['web/**', 'widget/**', 'shared/**'], seconds: 12 },
  { name: 'templates', module: 'infra/prepare.ts', seconds: 5 },
  { name: 'cloud', module: 'infra/local/boot.ts', seconds: 4 },
  { name: 'browser', module: 'web/e2e/browser.ts', seconds: 2 },
];

/** How long a file takes that never ran here, by the first of these modules that it leads to. */
const guesses: readonly (readonly [module: string, seconds: number])[] = [
  ['infra/testing/new-area/project-copy.ts', 120],
  ['infra/testing/own-cloud.ts', 20],
  ['web/e2e/browser.ts', 8],
  ['infra/local/boot.ts', 4],
  ['infra/testing/table.ts', 2],
];

export const guessOf = (closure: ReadonlySet<string>): number =>
  guesses.find(([module]) => closure.has(module))?.[1] ?? 0.5;

/** To load a file into a worker that has its modules already, which no test counts as its own. */
export const loadSeconds = 0.2;

/** What tests may take of the 45 seconds: the rest is for looking, loading modules, and closing what was opened. */
export const budgetSeconds = 28;
