/** What is opened once, before the first test that leads to a module. */
export interface Opening {
  readonly name: string;
  readonly module: string;
  /** On two cores that nobody else uses. */
  readonly seconds: number;
}

/** The name of the first is known to whoever chooses. */
export const openings: readonly Opening[] = [
  { name: 'cloud', module: 'infra/local/boot.ts', seconds: 4 },
  { name: 'browser', module: 'web/e2e/browser.ts', seconds: 2 },
];

/** What builds functions, sites and templates: tests that lead to it wait until all of them are there. */
export const builder = 'infra/prepare.ts';

/** How long a file takes that never ran here, by the first of these modules that it imports in any way. */
const guesses: readonly (readonly [module: string, seconds: number])[] = [
  ['infra/testing/new-area/project-copy.ts', 120],
  ['infra/testing/releases/fixture.ts', 30],
  ['infra/testing/exclusive-cloud.ts', 10],
  ['infra/testing/own-cloud.ts', 20],
  ['web/e2e/browser.ts', 8],
  ['infra/testing/table.ts', 4],
  ['infra/testing/run/resources.ts', 3],
];

export const guessOf = (imports: ReadonlySet<string>): number =>
  guesses.find(([module]) => imports.has(module))?.[1] ?? 0.5;

/** To load a file into a worker that has most of its modules already, which no test counts as its own. */
export const loadSeconds = 0.2;

/** When a run is to be over, from its start. */
export const deadlineSeconds = 45;

/** What is kept of that to end what runs, and to close what was opened. */
export const closingSeconds = 5;

/** As many as there are cores on a small machine. */
export const workers = 2;
