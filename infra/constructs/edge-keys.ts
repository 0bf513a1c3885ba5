import { CfnApiKey, CfnUsagePlan, CfnUsagePlanKey, type Stage } from 'aws-cdk-lib/aws-apigateway';
import { Construct } from 'constructs';
import { type OriginProofs, textOf } from '../origin-proofs.ts';

interface EdgeKeysProps {
  readonly deployment: Stage;
  readonly stage: string;
  readonly proofs: OriginProofs;
}

/**
 * What an API asks of every call that only distributions of ours may make: a proof of theirs as a key of the gateway, which
 * refuses all others by itself, whatever stands before it. They limit nothing: what is counted, functions count.
 */
export class EdgeKeys extends Construct {
  constructor(scope: Construct, id: string, { deployment, stage, proofs }: EdgeKeysProps) {
    super(scope, id);
    const plan = new CfnUsagePlan(this, 'Plan', {
      usagePlanName: `cuentaclara-${stage}-edge`,
      apiStages: [{ apiId: deployment.restApi.restApiId, stage: deployment.stageName }],
    });
    for (const { generation, proof } of proofs.believed) {
      const name = `cuentaclara-${stage}-edge-${generation}`;
      const key = new CfnApiKey(this, `Key${generation}`, { name, value: textOf(proof), enabled: true });
      new CfnUsagePlanKey(this, `Place${generation}`, { keyId: key.ref, keyType: 'API_KEY', usagePlanId: plan.ref });
    }
  }
}
