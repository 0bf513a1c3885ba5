import { existsSync, readFileSync } from 'node:fs';

/** How often to look whether npm, which started this process, is still there. */
const lookEveryMs = 500;

/** The parent and, where npm's shell stands between, npm. */
const lineage = (): string => {
  const parent = process.ppid;
  const proc = `/proc/${parent}`;
  const isShell = existsSync(proc) && /^\S*sh\0-c\0/.test(readFileSync(`${proc}/cmdline`, 'utf8'));
  return isShell ? `${parent} of ${/^PPid:\s*(\d+)/m.exec(readFileSync(`${proc}/status`, 'utf8'))?.[1]}` : `${parent}`;
};

/** A killed npm cannot pass its signal on; what it started then has another parent. */
const watchParent = (end: () => void): void => {
  const parents = lineage();
  setInterval(() => {
    if (lineage() !== parents) end();
  }, lookEveryMs).unref();
};

/** Runs `close` once, however the process is asked to end, then ends it. */
export const onEnd = (close: () => Promise<unknown>): void => {
  let ending: Promise<void> | undefined;
  const end = () => {
    ending ??= close().then(
      () => process.exit(),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  if (process.env['npm_lifecycle_event']) watchParent(end);
};
