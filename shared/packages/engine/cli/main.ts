import { createInterface } from 'node:readline';
import { run } from './run.ts';

// Whoever reads the answers may have read enough, as `head` does.
process.stdout.on('error', (trouble: NodeJS.ErrnoException) => process.exit(trouble.code === 'EPIPE' ? 0 : 2));

process.exitCode = await run({
  args: process.argv.slice(2),
  env: process.env,
  lines: () => (process.stdin.isTTY ? undefined : createInterface({ input: process.stdin, crlfDelay: Infinity })),
  say: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
