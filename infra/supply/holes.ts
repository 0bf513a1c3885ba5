import * as z from 'zod';

const Report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
      nodes: z.array(z.string()),
    }),
  ),
});

/** Holes that npm knows of: in what goes out, and in tools; nothing where the registry keeps no list of them. */
export interface Holes {
  readonly shipped: readonly string[];
  readonly tools: readonly string[];
}

const severe: ReadonlySet<string> = new Set(['high', 'critical']);

/** Reads what `npm audit --json` says. `shipped` are the places of the packages that go out. */
export const holesIn = (text: string, shipped: ReadonlySet<string>): Holes | undefined => {
  const report = Report.safeParse(JSON.parse(text || 'null'));
  if (!report.success) return undefined;
  const found = Object.values(report.data.vulnerabilities).map(({ name, severity, nodes }) => ({
    line: `${severity}: ${name} (${nodes.join(', ')})`,
    isUrgent: severe.has(severity) && nodes.some((path) => shipped.has(path)),
  }));
  const linesOf = (isUrgent: boolean) => found.filter((one) => one.isUrgent === isUrgent).map(({ line }) => line);
  return { shipped: linesOf(true), tools: linesOf(false) };
};

/** What `npm audit signatures` says by its exit and its words: that a signature is wrong, that all are right, or neither. */
export const signaturesIn = (code: number, said: string): 'right' | 'wrong' | 'unknown' => {
  if (code === 0) return 'right';
  return /\b(invalid|missing) (registry signature|attestation)/i.test(said) ? 'wrong' : 'unknown';
};
