import { Stack, type StackProps } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { CfnParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';
import type { Api } from '#shared/contract/endpoint.ts';
import { apiFunctions, type ApiFunctions } from '../constructs/api-functions.ts';
import { admissionFunction, endpointFunctionsOf } from '../functions.ts';
import type { CoreReaches, DirectQueue, Reaches } from '../reaches.ts';
import type { Stage } from '../stage.ts';

export interface ApiFunctionsStackProps extends StackProps {
  readonly api: Api;
  readonly stage: Stage;
  readonly reaches: CoreReaches & Pick<Reaches, DirectQueue>;
  readonly functionsDir: string;
}

const ids = { app: 'AppFunctions', public: 'PublicFunctions' } as const satisfies Record<Api, string>;

/** What one API invokes: one Lambda per endpoint, one role per Lambda. Three resources each, so it is no part of the API. */
export class ApiFunctionsStack extends Stack {
  readonly functions: ApiFunctions;

  constructor(scope: Construct, { api, stage, reaches, functionsDir, ...props }: ApiFunctionsStackProps) {
    super(scope, ids[api], { stackName: `cuentaclara-${stage.stage}-${api}-functions`, ...props });
    // Of this stack, and once: CloudFormation fills sixty secrets into a template, and more functions than that need these.
    const proofs = new CfnParameter(this, 'OriginProofs', {
      type: 'String',
      value: reaches.originProof.environment.ORIGIN_PROOFS,
    });
    const originProof = { ...reaches.originProof, environment: { ORIGIN_PROOFS: proofs.attrValue } };
    this.functions = apiFunctions(this, {
      endpoints: endpointFunctionsOf(api),
      admission: admissionFunction,
      code: Code.fromAsset(functionsDir),
      reaches: { ...reaches, originProof },
    });
  }
}
