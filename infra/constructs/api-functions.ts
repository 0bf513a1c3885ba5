import { Duration, ReferenceStrength } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { callClasses } from '#shared/plans.ts';
import type { Planned, PlannedEndpoint } from '../functions.ts';
import { ProductFunction, type FunctionGround, type ProductFunctionProps } from './function.ts';

/** API Gateway gives up after this; functions must be done before. */
export const integrationTimeout = Duration.seconds(29);

/** It reads one row and a secret. */
const admissionTimeout = Duration.seconds(5);

export interface ApiFunctionsProps extends FunctionGround {
  readonly endpoints: readonly PlannedEndpoint[];
  readonly admission: Planned;
}

export type Made<P extends Planned> = P & { readonly made: IFunction };

/** What an API invokes. */
export interface ApiFunctions {
  readonly endpoints: readonly Made<PlannedEndpoint>[];
  /** Only where callers have keys. */
  readonly admission: Made<Planned> | undefined;
}

const atOnceOf = ({ callClass }: EndpointSpec): number | undefined => callClass && callClasses[callClass].atOnce;

/** One Lambda per endpoint; where an endpoint is for callers with a key, the one that admits them, too. */
export const apiFunctions = (
  scope: Construct,
  { endpoints, admission, ...ground }: ApiFunctionsProps,
): ApiFunctions => {
  const make = <P extends Planned>(planned: P, limits: Pick<ProductFunctionProps, 'timeout' | 'atOnce'>): Made<P> => {
    const { name, entry, grants } = planned;
    const made = new ProductFunction(scope, name, { entry, grants, ...ground, ...limits });
    // An API in another stack reads the ARN when it is deployed: an export would keep a function whose endpoint goes.
    made.applyCrossStackReferenceStrength(ReferenceStrength.WEAK);
    return { ...planned, made };
  };
  const hasKeys = endpoints.some(({ spec }) => spec.auth === 'key');
  return {
    endpoints: endpoints.map((one) => make(one, { timeout: integrationTimeout, atOnce: atOnceOf(one.spec) })),
    admission: hasKeys ? make(admission, { timeout: admissionTimeout }) : undefined,
  };
};
