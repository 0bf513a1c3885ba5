import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { insideOf } from './api-key.ts';
import { goodPassword } from './customer.ts';
import { wrongInBooks } from './fuzz/books.ts';
import type { Crowd } from './fuzz/crowd.ts';
import { fuzz, lanesAtMost, type Outcome } from './fuzz/fuzz.ts';
import { apis } from './fuzz/operations.ts';
import { wrongInWork } from './fuzz/work.ts';
import { ownCloud } from './own-cloud.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1e9) },
    requests: { type: 'string', default: '10000' },
    lanes: { type: 'string', default: String(lanesAtMost) },
    operations: { type: 'string' },
    api: { type: 'string' },
  },
});
const number = (name: 'seed' | 'requests' | 'lanes'): number => {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a whole number, not ${values[name]}.`);
  return value;
};

const told = ({ counts }: Outcome): string =>
  [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, statuses]) => {
      const row = [...statuses]
        .toSorted(([one], [other]) => one - other)
        .map(([status, count]) => `${status}: ${count}`);
      return `  ${name.padEnd(29)} ${row.join('  ')}`;
    })
    .join('\n');

/** What stands of customers in what functions print. */
const wrongInLogs = (directory: string, { members, bystanders }: Crowd): string[] => {
  const marks = [...members, ...bystanders].flatMap(({ email, marks: { name, reference } }) => [
    email,
    name,
    reference,
  ]);
  return readdirSync(directory).flatMap((file) => {
    const text = readFileSync(join(directory, file), 'utf8');
    return [...marks, goodPassword].filter((mark) => text.includes(mark)).map((mark) => `${file} holds ${mark}`);
  });
};

const [seed, requests, lanes] = [number('seed'), number('requests'), number('lanes')];
const only = values.operations?.split(',');
const api = apis.find((one) => one === values.api);
if (values.api && !api) throw new Error(`--api takes one of ${apis.join(', ')}, not ${values.api}.`);
console.log(`seed ${seed}, ${requests} requests, ${lanes} at once`);
const stateDir = mkdtempSync(join(tmpdir(), 'fuzz-'));
const cloud = await ownCloud({}, { stateDir });
const began = performance.now();
const perSecond = (done: number) => ((done * 1000) / (performance.now() - began)).toFixed(0);
const progress = (done: number) => console.log(`  ${done} (${perSecond(done)} a second)`);
const outcome = await fuzz(cloud.addresses, {
  inside: insideOf(cloud),
  seeds: [seed],
  requests,
  lanes,
  progress,
  ...(only && { only }),
  ...(api && { api }),
});
console.log(told(outcome));
const books = [...(await wrongInBooks(outcome)), ...wrongInWork(cloud)];
await cloud.close();
const wrong = [...books, ...wrongInLogs(join(stateDir, 'logs'), outcome.crowd)];
rmSync(stateDir, { recursive: true, force: true });
for (const { turn, complaints, request, answer } of outcome.findings.slice(0, 20))
  console.log(`\n#${turn} ${complaints.join('; ')}\n${request}\n-> ${answer}`);
for (const complaint of wrong) console.log(complaint);
console.log(
  `${outcome.findings.length} answers that should not have been; books, work and logs: ${wrong.length} complaints`,
);
if (outcome.findings.length + wrong.length > 0) process.exitCode = 1;
