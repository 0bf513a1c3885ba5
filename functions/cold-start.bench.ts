import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { percentile, type Figure } from '../infra/testing/figures.ts';
import { entries } from '../infra/functions.ts';
import { prepare } from '../infra/prepare.ts';

const run = promisify(execFile);
const times = 7;

/** Importing the bundled handler with its ports connected, in a process of its own, as Lambda's init phase does. */
const importTime = async (file: string): Promise<number> => {
  const script = `const t=performance.now();await import(${JSON.stringify(file)});console.log(performance.now()-t);process.exit()`;
  const environment = { ...process.env, AWS_LAMBDA_FUNCTION_NAME: 'bench', AWS_REGION: 'us-east-1' };
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { env: environment });
  return Number(stdout);
};

const measure = async (): Promise<Figure[]> => {
  const { functionsDir } = await prepare();
  const figures: Figure[] = [];
  const all: number[] = [];
  for (const entry of entries) {
    const measured: number[] = [];
    for (let i = 0; i < times; i++) measured.push(await importTime(`${functionsDir}/${entry}.mjs`));
    all.push(...measured);
    figures.push({ what: entry, value: percentile(measured, 0.5), unit: 'ms' });
  }
  return [
    { what: 'import of a function, p50 over all', value: percentile(all, 0.5), unit: 'ms', budget: 80 },
    ...figures,
  ];
};

export default measure;
