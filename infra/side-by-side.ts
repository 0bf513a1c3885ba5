import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';

/**
 * Runs scripts of package.json at the same time, so that one fills the cores where another computes on one or reads files;
 * what each says comes in one piece: `node infra/side-by-side.ts check:types check:format`
 */
const run = async (script: string): Promise<boolean> => {
  const npm = spawn(`npm run --silent ${script}`, { stdio: ['ignore', 'pipe', 'pipe'], shell: true });
  const ended = new Promise<number | null>((resolve) => npm.once('close', resolve));
  const [out, err, code] = await Promise.all([buffer(npm.stdout), buffer(npm.stderr), ended]);
  process.stdout.write(out);
  process.stderr.write(err);
  console.log(`${script}: ${code === 0 ? 'passed' : 'FAILED'}`);
  return code === 0;
};

const passed = await Promise.all(process.argv.slice(2).map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;
