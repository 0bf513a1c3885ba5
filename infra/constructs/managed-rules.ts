import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { counted } from './firewall-rules.ts';

/** Rules that AWS writes and keeps; what a list of rules may cost at once is counted in its units. */
interface ManagedGroup {
  readonly name: string;
  readonly capacity: number;
  /** Rules that only count, each with the reason: what they would block, customers send. `all` where nothing may be blocked. */
  readonly counting: Readonly<Record<string, string>> | { readonly all: string };
}

/** Looked up with their units in July 2026; a template test sums them. */
export const managedGroups = {
  common: {
    name: 'AWSManagedRulesCommonRuleSet',
    capacity: 700,
    counting: {
      NoUserAgent_HEADER: 'Servers of customers call without a name, as HTTP lets them.',
      UserAgent_BadBots_HEADER: 'Names of libraries, which customers call with, look like those of scanners.',
      SizeRestrictions_BODY:
        'Batches hold a thousand rows, and the limit here is 8 kB: the gateway and the contract say others.',
      SizeRestrictions_QUERYSTRING:
        'Cursors and filters are measured by the contract, which points at what is too long.',
      SizeRestrictions_Cookie_HEADER:
        'Cookies are no part of the product: those of a company’s other sites may come along.',
      EC2MetaDataSSRF_BODY: 'The address of a webhook is judged by the function, which says what is wrong with it.',
      EC2MetaDataSSRF_QUERYARGUMENTS: 'The same, of what a search looks for.',
      GenericLFI_BODY: 'Names, references and messages are free texts, and two dots and a slash stand in some.',
      GenericRFI_BODY: 'Addresses of webhooks and of pages stand in bodies.',
      CrossSiteScripting_BODY: 'Free texts are kept as they are and escaped where they are shown.',
      CrossSiteScripting_QUERYARGUMENTS: 'What customers search for is a free text.',
      CrossSiteScripting_COOKIE: 'No page of ours reads one.',
    },
  },
  knownBad: { name: 'AWSManagedRulesKnownBadInputsRuleSet', capacity: 200, counting: {} },
  reputation: { name: 'AWSManagedRulesAmazonIpReputationList', capacity: 25, counting: {} },
  anonymous: {
    name: 'AWSManagedRulesAnonymousIpList',
    capacity: 50,
    counting: {
      all: 'Customers call from data centres and work behind VPNs: the list says who hides, not who attacks.',
    },
  },
} as const satisfies Readonly<Record<string, ManagedGroup>>;
export type ManagedGroupName = keyof typeof managedGroups;

const overridesOf = (counting: ManagedGroup['counting']): CfnWebACL.RuleActionOverrideProperty[] =>
  'all' in counting ? [] : Object.keys(counting).map((name) => ({ name, actionToUse: { count: {} } }));

/** What each of these groups blocks is refused; what it counts goes on to the next rule, with a label. */
export const managedRules = (...names: readonly ManagedGroupName[]): Omit<CfnWebACL.RuleProperty, 'priority'>[] =>
  names.map((named) => {
    const { name, counting }: ManagedGroup = managedGroups[named];
    const ruleActionOverrides = overridesOf(counting);
    return {
      name,
      overrideAction: 'all' in counting ? { count: {} } : { none: {} },
      statement: {
        managedRuleGroupStatement: {
          vendorName: 'AWS',
          name,
          ...(ruleActionOverrides.length > 0 && { ruleActionOverrides }),
        },
      },
      visibilityConfig: counted(name),
    };
  });
