import * as z from 'zod';

const Line = z.looseObject({ _aws: z.object({ CloudWatchMetrics: z.array(z.unknown()) }) });

const read = (line: string): Readonly<Record<string, unknown>> => {
  if (!line.startsWith('{')) return {};
  const parsed = Line.safeParse(JSON.parse(line));
  return parsed.success ? parsed.data : {};
};

/** What a function writes for CloudWatch while it runs, by the name of the metric, beside its result or its failure. */
export const toldMetrics = async <R>(run: () => Promise<R>) => {
  const lines: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (chunk) => lines.push(String(chunk)) > 0;
  try {
    const { result, failure } = await run().then(
      (value) => ({ result: value, failure: undefined }),
      (error: unknown) => ({ result: undefined, failure: error }),
    );
    return { result, failure, metrics: Object.assign({}, ...lines.map(read)) as Readonly<Record<string, unknown>> };
  } finally {
    process.stdout.write = write;
  }
};
