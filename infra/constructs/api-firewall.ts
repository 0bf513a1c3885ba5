import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { CfnWebACL, CfnWebACLAssociation, type CfnWebACLProps } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { originProofHeader } from '#functions/ports/address.ts';
import { edgeLimits } from '#shared/plans.ts';
import { allowWith, counted, firewallAnswers, rateRules } from './firewall-rules.ts';

/**
 * How an API is reached: through distributions, which prove themselves with this secret and count addresses; or at its own
 * address by everybody.
 */
export type Front = { readonly provenBy: Secret } | 'everybody';

type Judgement = Pick<CfnWebACLProps, 'defaultAction' | 'rules' | 'customResponseBodies'>;

/** The gateway answers a request that is blocked without an answer of its own: as WAF_FILTERED, a 403. */
const judgementOf = (front: Front): Judgement =>
  front === 'everybody'
    ? {
        defaultAction: { allow: {} },
        customResponseBodies: firewallAnswers,
        rules: rateRules([{ name: 'PerAddress', limit: edgeLimits.perAddress }]),
      }
    : {
        defaultAction: { block: {} },
        rules: [allowWith('ThroughTheEdge', originProofHeader, front.provenBy.secretValue.unsafeUnwrap())],
      };

/** Who may come to an API at all, before anything of it is reached. */
export class ApiFirewall extends Construct {
  constructor(scope: Construct, id: string, { api, front }: { readonly api: RestApi; readonly front: Front }) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'REGIONAL',
      visibilityConfig: counted(id),
      ...judgementOf(front),
    });
    new CfnWebACLAssociation(this, 'AtStage', {
      resourceArn: api.deploymentStage.stageArn,
      webAclArn: acl.attrArn,
    });
  }
}
