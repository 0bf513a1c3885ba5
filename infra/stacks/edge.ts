import { CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { edgeLimits } from '#shared/plans.ts';
import { publicAddress } from '../public-address.ts';
import type { Stage } from '../stage.ts';
import { counted, firewallAnswers, inOrder, rateRules } from '../constructs/firewall-rules.ts';
import { managedRules } from '../constructs/managed-rules.ts';

/** AWS keeps the firewalls of distributions there, wherever the product runs. */
const region = 'us-east-1';
/** Where guests are heard and passwords tried: slower buckets, which everybody shares. */
export const guarded = [
  { name: 'OfAccounts', prefix: '/api/auth/' },
  { name: 'OfEmails', prefix: '/api/email-validation' },
] as const;

const output = 'FirewallArn';

/** What refuses a flood of one address before it reaches the distribution, and so anything that customers share. */
export class EdgeStack extends Stack {
  /** As a stack of any region reads it. */
  readonly firewallArn: string;

  constructor(
    scope: Construct,
    id: string,
    { stage, ...props }: StackProps & { readonly stackName: string; readonly stage: Stage },
  ) {
    super(scope, id, { ...props, env: { region } });
    const firewall = new CfnWebACL(this, 'Firewall', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      customResponseBodies: firewallAnswers(publicAddress(this, stage).valueAsString),
      rules: inOrder([
        ...rateRules([
          ...guarded.map((one) => ({ ...one, limit: edgeLimits.ofAccounts })),
          { name: 'PerAddress', limit: edgeLimits.perAddress },
        ]),
        ...managedRules('reputation', 'anonymous', 'knownBad', 'common'),
      ]),
      visibilityConfig: counted('Edge'),
    });
    new CfnOutput(this, output, { value: firewall.attrArn });
    this.firewallArn = Fn.getStackOutput(props.stackName, output, region);
  }
}
