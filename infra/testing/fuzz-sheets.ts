import { parseArgs } from 'node:util';
import { UnreadableSheet } from '#shared/batch/sheet.ts';
import { malformed } from '#shared/sheet/forged/malformed.ts';
import { randomFrom } from '#shared/sheet/forged/random.ts';
import { readMalformed } from '#shared/sheet/forged/read-malformed.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, files: { type: 'string', default: '10000' } },
});
const [first, files] = [Number(values.seed), Number(values.files)];
if (![first, files].every((number) => Number.isInteger(number) && number > 0))
  throw new Error('--seed and --files take whole numbers.');

/** How long one may take beside a machine that does other things too. */
const slowestMs = 5_000;
const megabytes = () => process.memoryUsage.rss() / 1e6;

const outcomes = new Map<string, number>();
const crashes: string[] = [];
const before = megabytes();
let [peak, slowest, slowestSeed] = [0, 0, 0];

for (let seed = first; seed < first + files; seed++) {
  const file = await malformed(randomFrom(seed));
  const began = performance.now();
  try {
    const outcome = await readMalformed(file);
    const name = `${file.kind} ${outcome instanceof UnreadableSheet ? outcome.problem : 'read'}`;
    outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
  } catch (error) {
    crashes.push(`seed ${seed}: ${String(error)}`);
  }
  const took = performance.now() - began;
  if (took > slowest) [slowest, slowestSeed] = [took, seed];
  peak = Math.max(peak, megabytes());
  // What making the files leaves behind, packers above all, would be counted against reading them.
  if (seed % 10 === 0) globalThis.gc?.();
}

for (const [name, count] of [...outcomes].toSorted(([one], [other]) => one.localeCompare(other)))
  console.log(`  ${name.padEnd(24)} ${count}`);
console.log(`${files} files from seed ${first}: ${crashes.length} crashes`);
console.log(
  `memory ${before.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB; slowest ${slowest.toFixed(0)} ms (seed ${slowestSeed})`,
);
for (const crash of crashes.slice(0, 20)) console.log(crash);
if (crashes.length > 0 || peak > 300 || slowest > slowestMs) process.exitCode = 1;
