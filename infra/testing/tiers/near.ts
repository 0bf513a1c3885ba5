import { check, runScript } from './checks.ts';
import { choose, isAbout, type Candidate } from './choose.ts';
import { builder, closingSeconds, deadlineSeconds, guessOf, loadSeconds, openings, workers } from './estimates.ts';
import { longTests } from './groups.ts';
import { kinshipWith } from './kinship.ts';
import { closureOf, distancesTo, graphsOf } from './modules.ts';
import { changesSince, contentOf, isTest, matches, projectFiles } from './project-files.ts';
import { ground } from './proofs.ts';
import { openRunner } from './run.ts';

/** `npm run test:near [-- <commit>]`: the tests that lead to what differs from a commit, the nearest first. */
const [commit = 'HEAD'] = process.argv.slice(2);
const seconds = () => performance.now() / 1000;

const files = projectFiles();
const changes = changesSince(commit);
const checks = check(changes.filter((file) => files.includes(file)));

const { imports, names, all } = graphsOf(files);
const tests = files.filter(isTest);
const [byImports, byNames, reach] = [
  distancesTo(imports, changes),
  distancesTo(names, changes),
  distancesTo(all, changes),
];
// Tests of tools name paths that stand for any other.
const distanceOf = (file: string) => (matches(file, longTests) ? byImports : byNames).get(file) ?? Infinity;
const kinship = kinshipWith(changes, tests);
const runner = await openRunner(workers);

interface Test extends Candidate {
  readonly isBuilt: boolean;
}

const candidates: readonly Test[] = tests
  .filter((file) => reach.has(file) && runner.has(file))
  .map((file) => {
    const closure = closureOf(all, [file]);
    return {
      file,
      distance: distanceOf(file),
      kinship: kinship(file, contentOf(file).toString()),
      seconds: (runner.secondsOf(file) ?? guessOf(closureOf(imports, [file]))) + loadSeconds,
      openings: openings.filter(({ module }) => closure.has(module)),
      isBuilt: closure.has(builder),
    };
  });
const about = candidates.filter(isAbout);
console.log(`${changes.length} files differ from ${commit}; ${candidates.length} test files lead to them.`);

interface Nearest {
  /** What does not fit, or was not over in time. */
  readonly rest: readonly string[];
  readonly isRight: boolean;
}

const runNearest = async (those: readonly Test[]): Promise<Nearest> => {
  const end = deadlineSeconds - closingSeconds;
  const { run, tooLong } = choose(those, (end - seconds()) * workers);
  const names = [...tooLong, ...run].map(({ file }) => file);
  if (run.length === 0) return { rest: names, isRight: true };
  const order = run.map(({ file }) => file);
  const { files, isRight } = await runner.run(order, end - seconds());
  const over = new Set(files.filter(({ isOver }) => isOver).map(({ file }) => file));
  return { rest: names.filter((file) => !over.has(file)), isRight };
};

const needBuild = about.filter(({ isBuilt }) => isBuilt);
const build = `await (await import('./${builder}')).prepare();`;
const builds =
  needBuild.length > 0 ? runScript('build', ['--input-type=module', '--eval', build]) : Promise.resolve(true);
const first = await runNearest(about.filter(({ isBuilt }) => !isBuilt));
const isBuilt = await builds;
const second = isBuilt ? await runNearest(needBuild) : { rest: needBuild.map(({ file }) => file), isRight: false };
await runner.close();
// A run that was ended by the time has not failed, though the test runner says so.
process.exitCode = [first.isRight, second.isRight, await checks].every(Boolean) ? 0 : 1;

const rest = [...first.rest, ...second.rest];
const of = (count: number, what: string, files: readonly string[] = []) =>
  `  ${count} ${what}${files
    .slice(0, 5)
    .map((file) => `\n    ${file}`)
    .join('')}${files.length > 5 ? '\n    …' : ''}`;
const others = candidates.length - about.length;
const whole = changes.filter((file) => ground.includes(file));

console.log(
  `${about.length - rest.length} test files ran, in ${seconds().toFixed(0)} s all in all. Left for npm test:`,
);
console.log(of(rest.length, 'about this, for which there was no time', rest));
console.log(of(others, 'that ask a cloud, or a build, of all files, and speak of something else'));
if (whole.length > 0) console.log(of(whole.length, 'files that differ are what all tests stand on', whole));
