import middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { PortName } from '../ports/connect.ts';
import { connected } from './connected.ts';
import { begin } from './http/begin.ts';
import { claim } from './http/claim.ts';
import { countAddress, countEmail } from './http/count.ts';
import { deadline, inTime } from './http/deadline.ts';
import { entitle } from './http/entitle.ts';
import { evidence } from './http/evidence.ts';
import { identify } from './http/identify.ts';
import { keep } from './http/keep.ts';
import { month } from './http/month.ts';
import { pace } from './http/pace.ts';
import { parse } from './http/parse.ts';
import { prove } from './http/prove.ts';
import { report } from './http/report.ts';
import { respond } from './http/respond.ts';
import { revalidate } from './http/revalidate.ts';
import { run } from './http/run.ts';
import { stepUp } from './http/step-up.ts';
import type { AnyImplementation, Exchange, Step } from './http/step.ts';

type Handler = (event: APIGatewayProxyEvent, context: Context) => Promise<APIGatewayProxyResult>;

/**
 * What happens to every request, in this order; on the way out, and to whatever was thrown, in the reverse. `pace`
 * knows who calls, and nothing was read yet.
 */
const pipeline: readonly Step[] = [
  deadline,
  identify,
  keep,
  evidence,
  report,
  countAddress,
  month,
  prove,
  pace,
  entitle,
  parse,
  stepUp,
  countEmail,
  claim,
  begin,
  revalidate,
  respond,
];

/** The ports an endpoint's function holds: its own and those of the pipeline. */
export const needsOf = ({ spec, needs }: Pick<AnyImplementation, 'spec' | 'needs'>): readonly PortName[] => [
  ...new Set([...needs, ...pipeline.flatMap((step) => step.needs(spec))]),
];

/** The Lambda handler of an implementation. */
export const http = async (implementation: AnyImplementation): Promise<Handler> => {
  await connected(needsOf(implementation));
  const handler = middy<APIGatewayProxyEvent, APIGatewayProxyResult, Error, Context, Exchange>();
  for (const { middleware } of pipeline) handler.use(inTime(middleware(implementation)));
  return handler.use(inTime(await run(implementation))) as unknown as Handler;
};
