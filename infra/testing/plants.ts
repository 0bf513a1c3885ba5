import { chosen, defects, groups, theOne } from './plants/all.ts';
import type { Defect } from './plants/defect.ts';
import { tried } from './plants/killers.ts';
import { faultOf, lift, plant } from './plants/planting.ts';

const list = (wanted: readonly string[]): void => {
  const listed = new Set(chosen(wanted));
  for (const [group, all] of Object.entries(groups)) {
    const shown = all.filter((defect) => listed.has(defect));
    if (shown.length > 0) console.log(`${group} (${shown.length})`);
    for (const { name, file, killer } of shown) console.log(`  ${name}\n    in ${file}, killed by ${killer}`);
  }
};

const check = (wanted: readonly string[]): void => {
  const wrong = chosen(wanted).flatMap((defect) => {
    const fault = faultOf(defect);
    return fault ? [`${defect.name}: ${fault}`] : [];
  });
  for (const one of wrong) console.error(one);
  console.log(`${chosen(wanted).length - wrong.length} of ${chosen(wanted).length} can be planted`);
  if (wrong.length > 0) process.exitCode = 1;
};

const plantOne = (wanted: readonly string[]): void => {
  const defect = theOne(wanted.join(' '));
  plant(defect);
  console.log(`${defect.file} now ${defect.name}. ${defect.killer} should fail; then: npm run plants -- lift`);
};

const liftOne = (): void => {
  const name = lift();
  console.log(name === undefined ? 'Nothing is planted' : `Lifted: ${name}`);
};

const verdicts = { failed: 'killed', passed: 'SURVIVED', didNotRun: 'DID NOT RUN' } as const;

const verdictOn = async (defect: Defect): Promise<(typeof verdicts)[keyof typeof verdicts]> => {
  plant(defect);
  try {
    return verdicts[(await tried([defect])).outcome];
  } finally {
    lift();
  }
};

/** A killer that fails without a defect kills nothing, so they have to pass first. */
const proveKillers = async (killers: readonly Defect[]): Promise<void> => {
  console.log('First without a defect …');
  const { outcome, failed } = await tried(killers, { withRetry: true });
  if (outcome !== 'passed')
    throw new Error(`Without a defect these do not pass: ${failed.join(', ') || 'all of them'}`);
};

const run = async (wanted: readonly string[]): Promise<void> => {
  const all = chosen(wanted);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      lift();
      process.exit(130);
    });
  await proveKillers(all);
  const rows: string[] = [];
  for (const [index, defect] of all.entries()) {
    const start = Date.now();
    const verdict = await verdictOn(defect);
    const seconds = Math.round((Date.now() - start) / 1000);
    rows.push(`${verdict.padEnd(12)} ${`${seconds} s`.padStart(6)}  ${defect.name} (${defect.killer})`);
    console.log(`${index + 1} of ${all.length}: ${verdict}: ${defect.name}`);
  }
  const survived = rows.filter((row) => !row.startsWith('killed'));
  console.log(['', ...rows, '', `${rows.length - survived.length} of ${rows.length} killed`].join('\n'));
  if (survived.length > 0) process.exitCode = 1;
};

const commands: Readonly<Record<string, (wanted: readonly string[]) => void | Promise<void>>> = {
  list,
  check,
  plant: plantOne,
  lift: liftOne,
  run,
};

const [command = 'list', ...wanted] = process.argv.slice(2);
const does = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (!does)
  throw new Error(`One of ${Object.keys(commands).join(', ')}, and names or groups of ${defects.length} defects`);
await does(wanted);
