import { Aws, Duration } from 'aws-cdk-lib';
import { AuthorizationType, CfnAuthorizer, type IAuthorizer, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { keyHeader, secretHeader } from '#functions/entry/admission.ts';
import type { Planned } from '../functions.ts';
import type { Made } from './api-functions.ts';

/** How long the gateway remembers who may pass; what it remembers is proven by the function all the same. */
const remembered = Duration.seconds(60);

export interface KeyAdmissionProps {
  readonly api: RestApi;
  readonly admission: Made<Planned>;
  /** Has to be allowed to invoke the function. */
  readonly invoker: IRole;
}

/** Asks a function about every caller with a key: whoever lacks one of the two headers is refused unasked. */
export class KeyAdmission extends Construct {
  readonly authorizer: IAuthorizer;

  constructor(scope: Construct, id: string, { api, admission, invoker }: KeyAdmissionProps) {
    super(scope, id);
    const { name, made } = admission;
    const asked = {
      type: 'REQUEST',
      identitySource: [keyHeader, secretHeader].map((header) => `method.request.header.${header}`).join(','),
      authorizerResultTtlInSeconds: remembered.toSeconds(),
    };
    const { ref: authorizerId } = new CfnAuthorizer(this, 'Authorizer', {
      ...asked,
      name,
      restApiId: api.restApiId,
      authorizerUri: `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/2015-03-31/functions/${made.functionArn}/invocations`,
      authorizerCredentials: invoker.roleArn,
    });
    // A deployment is a copy: without it, a change of the authorizer would never be served.
    api.latestDeployment?.addToLogicalId(asked);
    this.authorizer = { authorizerId, authorizationType: AuthorizationType.CUSTOM };
  }
}
