import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { edgeLimits } from '#shared/plans.ts';
import { documentInBothLanguages } from './both-languages.ts';

type Rule = CfnWebACL.RuleProperty;
type Unordered = Omit<Rule, 'priority'>;
type Statement = CfnWebACL.StatementProperty;

/** What every rule and every list of rules counts for itself. */
export const counted = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  // Samples would keep addresses and headers of customers.
  sampledRequestsEnabled: false,
});

/**
 * By name, as a rule refers to it; the site at this address explains them. The firewall fills nothing in: its answers carry
 * no id, and their type is plain JSON.
 */
export const firewallAnswers = (documentation: string) =>
  ({
    tooMany: {
      contentType: 'APPLICATION_JSON',
      content: documentInBothLanguages('errors.tooManyRequests', {
        documentation,
        instance: '',
        requestId: '',
        retryAfterSeconds: edgeLimits.windowSeconds,
      }),
    },
  }) satisfies Record<string, CfnWebACL.CustomResponseBodyProperty>;

const tooMany: CfnWebACL.RuleActionProperty = {
  block: {
    customResponse: {
      responseCode: 429,
      customResponseBodyKey: 'tooMany' satisfies keyof ReturnType<typeof firewallAnswers>,
      responseHeaders: [
        { name: 'Retry-After', value: String(edgeLimits.windowSeconds) },
        { name: 'Content-Language', value: 'es, en' },
        { name: 'Cache-Control', value: 'no-store' },
      ],
    },
  },
};

/** Paths as the gateway reads them: decoded, and a slash written twice is one. */
const under = (prefix: string): Statement => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: prefix,
    textTransformations: [
      { priority: 0, type: 'URL_DECODE' },
      { priority: 1, type: 'NORMALIZE_PATH' },
    ],
  },
});

interface Rate {
  readonly name: string;
  /** Requests of one IP address within a window. */
  readonly limit: number;
  /** Only what begins with it counts. */
  readonly prefix?: string;
}

/** What is asked one after the other; the first that a request meets decides. */
export const inOrder = (rules: readonly Unordered[]): Rule[] => rules.map((rule, priority) => ({ ...rule, priority }));

/** Refuses what one address sends beyond a rate. */
export const rateRules = (rates: readonly Rate[]): Unordered[] =>
  rates.map(({ name, limit, prefix }) => ({
    name,
    action: tooMany,
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        evaluationWindowSec: edgeLimits.windowSeconds,
        limit,
        ...(prefix && { scopeDownStatement: under(prefix) }),
      },
    },
    visibilityConfig: counted(name),
  }));

/** Lets a request in whose header says exactly this. */
export const allowWith = (name: string, header: string, value: string): Unordered => ({
  name,
  action: { allow: {} },
  statement: {
    byteMatchStatement: {
      fieldToMatch: { singleHeader: { Name: header } },
      positionalConstraint: 'EXACTLY',
      searchString: value,
      textTransformations: [{ priority: 0, type: 'NONE' }],
    },
  },
  visibilityConfig: counted(name),
});
