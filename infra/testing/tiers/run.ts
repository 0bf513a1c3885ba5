import { relative } from 'node:path';
import { createVitest, type TestCase, type TestModule, type TestSpecification } from 'vitest/node';
import { root } from './project-files.ts';

// As its command says them: libraries read the first, tests the others.
process.env['NODE_ENV'] ??= 'test';
process.env['VITEST'] = 'true';
process.env['TEST'] = 'true';

/** How a file of tests ended. */
export interface FileEnd {
  readonly file: string;
  readonly tests: number;
  /** Every test passed at its first try, but those that say of themselves that they are not for this machine. */
  readonly isProof: boolean;
  /** Whether it ran to its end. */
  readonly isOver: boolean;
}

const isForOthers = (test: TestCase): boolean => test.options.mode === 'skip';

const isProof = (test: TestCase): boolean =>
  test.result().state === 'passed' ? !test.diagnostic()?.flaky : isForOthers(test);

const isOver = (test: TestCase): boolean => ['passed', 'failed'].includes(test.result().state) || isForOthers(test);

const endOf = (module: TestModule): FileEnd => {
  const tests = [...module.children.allTests()];
  const file = relative(root, module.moduleId);
  return {
    file,
    tests: tests.length,
    isProof: tests.length > 0 && module.ok() && tests.every(isProof),
    isOver: module.state() === 'failed' || (tests.length > 0 && tests.every(isOver)),
  };
};

export interface RunEnd {
  readonly files: readonly FileEnd[];
  /** Whether nothing failed, whatever there was no time for. */
  readonly isRight: boolean;
}

export interface Runner {
  /** Whether a file can be run alone: what looks back at a whole run cannot. */
  readonly has: (file: string) => boolean;
  /** How long a file took the last time that all of it ran here. */
  readonly secondsOf: (file: string) => number | undefined;
  /**
   * Runs files in this order, and begins no test more after so many seconds; where something failed beside all tests,
   * none of them proves anything.
   */
  readonly run: (files: readonly string[], seconds?: number) => Promise<RunEnd>;
  readonly close: () => Promise<void>;
}

/** Files are run in the order in which they are given. */
class InOrder {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

export const openRunner = async (maxWorkers?: number): Promise<Runner> => {
  const workers = maxWorkers === undefined ? {} : { maxWorkers };
  const vitest = await createVitest({ root, watch: false, sequence: { sequencer: InOrder }, ...workers });
  await vitest.standalone();
  const specifications = new Map(
    (await vitest.globTestSpecifications())
      .filter(({ project }) => project.name !== 'afterwards')
      .map((one) => [relative(root, one.moduleId), one] as const),
  );
  return {
    has: (file) => specifications.has(file),
    secondsOf: (file) => {
      const specification = specifications.get(file);
      const last = specification && vitest.cache.getTestSpecificationResult(specification);
      return last && last.duration / 1000;
    },
    run: async (files, seconds) => {
      const those = files.map((file) => specifications.get(file)).filter((one) => one !== undefined);
      const timer = seconds && setTimeout(() => void vitest.cancelCurrentRun('keyboard-input'), seconds * 1000);
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(those);
      clearTimeout(timer);
      const ends = testModules.map(endOf);
      const isStrange = unhandledErrors.length > 0;
      return {
        files: isStrange ? ends.map((end) => ({ ...end, isProof: false })) : ends,
        isRight: !isStrange && testModules.every((module) => module.ok()),
      };
    },
    close: () => vitest.close(),
  };
};
