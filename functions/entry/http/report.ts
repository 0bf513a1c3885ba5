import type { APIGatewayProxyResult } from 'aws-lambda';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import type { Fault } from '#shared/errors/fault.ts';
import { framesOf, isQuoting, logger, nameOf } from '../../log.ts';
import { faultOf, problemOf } from '#shared/errors/problem.ts';
import { connect, type PortName } from '../../ports/connect.ts';
import { proofRefusedBy } from '../../rules/limits/guesses.ts';
import { tellRefusedProof } from '../tell-refused-proof.ts';
import type { Exchange, Middleware, Step } from './step.ts';

const needs = ['documentation.address'] as const satisfies readonly PortName[];

/** Name and place of an error; what it says only where those are our own words. */
const causeOf = ({ cause }: Fault) => ({
  name: nameOf(cause),
  ...(cause instanceof Error && { ...(!isQuoting(cause) && { message: cause.message }), stack: framesOf(cause) }),
});

/** The problem document of whatever was thrown. Nobody may keep a refusal. */
const refusalOf = async (fault: Fault, spec: EndpointSpec, { asked }: Exchange): Promise<APIGatewayProxyResult> => {
  const { documentation } = await connect(needs);
  const { status, headers, body } = problemOf(fault, {
    ...asked,
    documentation: documentation.address(),
    path: spec.path,
  });
  return { statusCode: status, headers: { 'cache-control': 'no-store', ...headers }, body: JSON.stringify(body) };
};

const logRefusal = (fault: Fault, line: Readonly<Record<string, unknown>>): void => {
  if (Number(line['status']) >= 500) logger.error('failed', { ...line, error: fault.code, cause: causeOf(fault) });
  else logger.info('refused', { ...line, error: fault.code });
  const proof = proofRefusedBy(fault.code);
  if (proof) tellRefusedProof(proof);
};

const withHeaders = ({ headers }: Exchange, response: APIGatewayProxyResult): APIGatewayProxyResult => ({
  ...response,
  headers: { ...headers, ...response.headers },
});

/**
 * Last to speak on the way out: turns whatever was thrown into a problem document, adds the headers that every answer to
 * this caller carries, and logs the one line of the call.
 */
export const report: Step = {
  needs: () => needs,
  middleware: ({ spec }) => {
    const lineOf = ({ asked }: Exchange, status: number | undefined) => ({
      route: `${spec.method} ${spec.path}`,
      status,
      requestId: asked.requestId,
    });
    const answered: NonNullable<Middleware['after']> = (request) => {
      const { internal, response } = request;
      if (!response) throw new Error('An endpoint answered nothing');
      request.response = withHeaders(internal, response);
      logger.info('answered', lineOf(internal, response.statusCode));
    };
    return {
      after: answered,
      onError: async (request) => {
        const { internal } = request;
        if (!request.error) return answered(request);
        const fault = faultOf(request.error);
        const refusal = await refusalOf(fault, spec, internal);
        request.response = withHeaders(internal, refusal);
        logRefusal(fault, lineOf(internal, refusal.statusCode));
      },
    };
  },
};
