import { check } from './checks.ts';
import { choose, type Candidate } from './choose.ts';
import { budgetSeconds, guessOf, loadSeconds, setUps } from './estimates.ts';
import { longTests } from './groups.ts';
import { kinshipWith } from './kinship.ts';
import { closureOf, distancesTo, graphsOf } from './modules.ts';
import { changesSince, contentOf, isTest, matches, projectFiles } from './project-files.ts';
import { openRunner } from './run.ts';

/** `npm run test:near [-- <commit>]`: the tests that lead to what changed since a commit (HEAD), the nearest first. */
const [commit = 'HEAD'] = process.argv.slice(2);
const files = projectFiles();
const changes = changesSince(commit);
const present = changes.filter((file) => files.includes(file));

const { names, all } = graphsOf(files);
const [distances, reach] = [distancesTo(names, changes), distancesTo(all, changes)];
const tests = files.filter(isTest);
const kinship = kinshipWith(changes, tests);
const isNew = ({ after }: { readonly after?: readonly string[] }) =>
  !after || changes.some((file) => !isTest(file) && matches(file, after));

const checksPass = check(present);
const runner = await openRunner();

const candidates: readonly Candidate[] = tests
  .filter((file) => reach.has(file) && runner.has(file))
  .map((file) => {
    const closure = closureOf(all, [file]);
    return {
      file,
      distance: distances.get(file) ?? Infinity,
      kinship: kinship(file, contentOf(file).toString()),
      seconds: (runner.secondsOf(file) ?? guessOf(closure)) + loadSeconds,
      setUps: setUps.filter((one) => closure.has(one.module) && isNew(one)),
    };
  });

const { run, tooLong, others } = choose(candidates, budgetSeconds);
console.log(`${changes.length} files differ from ${commit}; ${candidates.length} test files lead to them.`);
if (run.length > 0) await runner.run(run.map(({ file }) => file));
await runner.close();
if (!(await checksPass)) process.exitCode = 1;

const nameOf = ({ file, seconds }: Candidate) => `\n  ${file} (${Math.ceil(seconds)} s)`;
console.log(`\n${run.length} test files ran. Left for npm test and npm run test:long:`);
console.log(`${tooLong.length} that are about it and do not fit into the time${tooLong.slice(0, 8).map(nameOf).join('')}`);
console.log(`${others.length} that ask a cloud, or what is built of all files, and seem to be about something else`);
const far = candidates.filter(({ file }) => matches(file, longTests)).length;
