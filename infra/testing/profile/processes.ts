import { readdirSync, readFileSync } from 'node:fs';

/** One process of a run, as far as it came. */
interface ProcessUse {
  readonly kind: string;
  readonly cpuSeconds: number;
  /** The most that it had at once. */
  readonly threads: number;
}

/** Linux counts in hundredths of a second. */
const ticks = 100;

/** What a process is, by what stands in its command line; the first that fits. */
const kinds: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/dynoxide/, 'database'],
  [/fauxqs/, 'queues'],
  [/chrom/, 'browser'],
  [/vitest\/dist\/workers|--require .*suppress-warnings/, 'worker with its files and clouds'],
  [/vitest\.mjs/, 'runner with the shared cloud'],
  [/vite\/bin/, 'build of a site'],
  [/esbuild/, 'bundler'],
  [/npm|npx/, 'npm'],
];

const textOf = (pid: number, name: string): string => readFileSync(`/proc/${pid}/${name}`, 'utf8');

interface Stat {
  readonly parent: number;
  readonly cpuSeconds: number;
  readonly threads: number;
}

/** Fields of proc(5) after the name, which may hold spaces: state, parent, ... 12th and 13th user and system time, 18th threads. */
const statOf = (pid: number): Stat => {
  const fields = textOf(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  const at = (index: number): number => Number(fields[index]);
  return { parent: at(1), cpuSeconds: (at(11) + at(12)) / ticks, threads: at(17) };
};

const kindOf = (pid: number): string => {
  const command = textOf(pid, 'cmdline').replaceAll('\0', ' ');
  return kinds.find(([pattern]) => pattern.test(command))?.[1] ?? (command.split(' ')[0]?.split('/').at(-1) || 'other');
};

/** A process may be gone before it is looked at. */
const ifThere = <T>(look: () => T): T | undefined => {
  try {
    return look();
  } catch {
    return undefined;
  }
};

/** Looks at the processes below this one, whenever it is told to; what lived between two looks is not seen. */
export const processesBelow = (root: number) => {
  const seen = new Map<number, ProcessUse>();
  return {
    look: (): void => {
      const stats = new Map<number, Stat>();
      for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
        const stat = ifThere(() => statOf(pid));
        if (stat) stats.set(pid, stat);
      }
      const isBelow = (pid: number): boolean =>
        pid === root || (stats.has(pid) && isBelow(stats.get(pid)?.parent ?? 0));
      for (const [pid, { cpuSeconds, threads }] of stats) {
        if (pid === root || !isBelow(pid)) continue;
        const before = seen.get(pid);
        const kind = ifThere(() => kindOf(pid)) ?? before?.kind ?? 'other';
        seen.set(pid, { kind, cpuSeconds, threads: Math.max(threads, before?.threads ?? 0) });
      }
    },
    seen: (): readonly ProcessUse[] => [...seen.values()],
  };
};
