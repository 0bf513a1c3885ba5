import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { CfnWebACL, CfnWebACLAssociation, type CfnWebACLProps } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { originProofHeader } from '#functions/ports/address.ts';
import { edgeLimits } from '#shared/plans.ts';
import { type OriginProofs, proofSecretOf, textOf } from '../origin-proofs.ts';
import { managedRules } from './managed-rules.ts';
import { allowWith, counted, firewallAnswers, inOrder, rateRules } from './firewall-rules.ts';

/**
 * How an API is reached: through distributions, which prove themselves with these secrets and have counted addresses before;
 * by others at its own address, too, or not at all.
 */
export interface Front {
  readonly provenBy: OriginProofs;
  readonly others: 'counted' | 'refused';
}

type Judgement = Pick<CfnWebACLProps, 'defaultAction'> & {
  readonly rules: Parameters<typeof inOrder>[0];
};

/** The gateway answers a request that is blocked without an answer of its own: as WAF_FILTERED, a 403. */
const ofOthers = {
  refused: { defaultAction: { block: {} }, rules: [] },
  counted: {
    defaultAction: { allow: {} },
    rules: [
      ...rateRules([{ name: 'PerAddress', limit: edgeLimits.perAddress }]),
      // Of what the edge asks, what concerns servers of customers: they are no browsers, and their bodies are free texts.
      ...managedRules('reputation', 'knownBad'),
    ],
  },
} as const satisfies Record<Front['others'], Judgement>;

/** What comes through a distribution comes from few addresses, which are its own: it is let in before any is counted. */
const judgementOf = ({ provenBy, others }: Front): Pick<CfnWebACLProps, 'defaultAction' | 'rules'> => {
  const { rules, ...judgement } = ofOthers[others];
  const proven = provenBy.believed.map(({ generation, proof }) =>
    allowWith(`ThroughTheEdge${proofSecretOf(generation)}`, originProofHeader, textOf(proof)),
  );
  return { ...judgement, rules: inOrder([...proven, ...rules]) };
};

interface ApiFirewallProps {
  readonly api: RestApi;
  readonly front: Front;
  /** Of the site whose pages explain errors. */
  readonly documentation: string;
}

/** Who may come to an API at all, before anything of it is reached. */
export class ApiFirewall extends Construct {
  constructor(scope: Construct, id: string, { api, front, documentation }: ApiFirewallProps) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'REGIONAL',
      visibilityConfig: counted(id),
      ...judgementOf(front),
      ...(front.others === 'counted' && { customResponseBodies: firewallAnswers(documentation) }),
    });
    new CfnWebACLAssociation(this, 'AtStage', {
      resourceArn: api.deploymentStage.stageArn,
      webAclArn: acl.attrArn,
    });
  }
}
