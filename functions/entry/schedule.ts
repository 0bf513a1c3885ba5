import { framesOf, isQuoting, logger, nameOf } from '../log.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { connected } from './connected.ts';

/** Work that a schedule starts. Running it twice, or late, must be harmless. */
export interface Job<N extends PortName = PortName> {
  readonly everyMinutes: number;
  /** What customers lose while it fails. */
  readonly impact: string;
  readonly needs: readonly N[];
  readonly run: (ports: PortsOf<N>) => Promise<Readonly<Record<string, number>>>;
}

export const everyMinutes = (minutes: number, impact: string) => ({
  needing: <const N extends PortName>(...needs: N[]) => ({
    by: (run: Job<N>['run']): Job<N> => ({ everyMinutes: minutes, impact, needs, run }),
  }),
});

export const everyHour = (impact: string) => everyMinutes(60, impact);

/** The runtime logs what is thrown: of what AWS or the runtime said only the name goes on, and where it was thrown. */
const rethrow = (error: unknown): never => {
  if (!(error instanceof Error) || !isQuoting(error)) throw error;
  const told = new Error(`job failed: ${nameOf(error)}`);
  told.stack = `${told.message}\n${framesOf(error)}`;
  throw told;
};

/** The Lambda handler of a job: logs what it counted, and fails loudly so that the alarm sees it. */
export const scheduled = async <N extends PortName>({ needs, run }: Job<N>): Promise<() => Promise<void>> => {
  const ports = await connected(needs);
  return async () => {
    logger.info('job done', await run(await ports()).catch(rethrow));
  };
};
