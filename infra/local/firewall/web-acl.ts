import * as z from 'zod';
import type { Resource } from '../assembly/resource.ts';
import { readProperties } from '../assembly/read-properties.ts';
import { slidingRate } from './rate.ts';
import { byteMatchStatement, matches, type Seen } from './statement.ts';

/** How the firewalls of the templates hold on this machine, where everybody has one address. */
export interface Edge {
  /** Multiplies every limit. */
  readonly allowance: number;
  /** Whether an API that lets in nobody but its distribution is open to this machine, too. */
  readonly isOpenPast: boolean;
}

/** What is answered to a request that is blocked; without an answer, whoever stands behind says it. */
export interface Blocked {
  readonly answer:
    | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string }
    | undefined;
}

/** Judges a request before anything else does; `undefined` lets it in. */
export type Firewall = (seen: Seen) => Blocked | undefined;

const block = z.strictObject({
  CustomResponse: z
    .strictObject({
      ResponseCode: z.number().int().min(200).max(599),
      CustomResponseBodyKey: z.string(),
      ResponseHeaders: z
        .array(
          z.strictObject({
            // AWS takes the type of the body from where the body is given.
            Name: z.string().refine((name) => name.toLowerCase() !== 'content-type', 'the firewall sets it itself'),
            Value: z.string(),
          }),
        )
        .default([]),
    })
    .optional(),
});
const action = z.union([z.strictObject({ Allow: z.strictObject({}) }), z.strictObject({ Block: block })]);

const rateBased = z.strictObject({
  RateBasedStatement: z.strictObject({
    AggregateKeyType: z.literal('IP'),
    EvaluationWindowSec: z.union([60, 120, 300, 600].map((seconds) => z.literal(seconds))).default(300),
    Limit: z.number().int().min(10).max(2_000_000_000),
    ScopeDownStatement: byteMatchStatement.optional(),
  }),
});

/** Rules that AWS writes: what they look for is not known here, so they let everything pass. */
const managed = z.strictObject({
  ManagedRuleGroupStatement: z.strictObject({
    VendorName: z.literal('AWS'),
    Name: z.string().regex(/^AWSManagedRules\w+$/),
    RuleActionOverrides: z
      .array(z.strictObject({ Name: z.string(), ActionToUse: z.strictObject({ Count: z.strictObject({}) }) }))
      .optional(),
  }),
});
const own = { Name: z.string(), Priority: z.number(), VisibilityConfig: z.unknown() };
const rule = z.union([
  z.strictObject({ ...own, Statement: z.union([rateBased, byteMatchStatement]), Action: action }),
  z.strictObject({
    ...own,
    Statement: managed,
    OverrideAction: z.union([
      z.strictObject({ None: z.strictObject({}) }),
      z.strictObject({ Count: z.strictObject({}) }),
    ]),
  }),
]);

const properties = z.strictObject({
  Name: z.string().optional(),
  Description: z.string().optional(),
  Scope: z.enum(['CLOUDFRONT', 'REGIONAL']),
  DefaultAction: action,
  Rules: z.array(rule).default([]),
  CustomResponseBodies: z
    .record(z.string(), z.strictObject({ ContentType: z.literal('APPLICATION_JSON'), Content: z.string().max(4096) }))
    .default({}),
  VisibilityConfig: z.unknown(),
  Tags: z.unknown().optional(),
});
type Acl = z.output<typeof properties>;
type Scope = Acl['Scope'];
type OwnRule = Extract<Acl['Rules'][number], { readonly Action: unknown }>;
type Statement = OwnRule['Statement'];

const conditionOf = (statement: Statement, { allowance }: Edge, now: () => number): ((seen: Seen) => boolean) => {
  if ('ByteMatchStatement' in statement) return (seen) => matches(statement, seen);
  const { Limit, EvaluationWindowSec: windowSeconds, ScopeDownStatement: scope } = statement.RateBasedStatement;
  const isTooMany = slidingRate({ limit: Limit * allowance, windowSeconds, now });
  return (seen) => (!scope || matches(scope, seen)) && isTooMany(seen.ip);
};

const verdictOf = (given: z.output<typeof action>, bodies: Acl['CustomResponseBodies'], path: string) => {
  if ('Allow' in given) return undefined;
  const { CustomResponse: custom } = given.Block;
  if (!custom) return { answer: undefined };
  const body = bodies[custom.CustomResponseBodyKey]?.Content;
  if (body === undefined) throw new Error(`${path}: there is no body ${custom.CustomResponseBodyKey}.`);
  const headers = Object.fromEntries(custom.ResponseHeaders.map(({ Name, Value }) => [Name.toLowerCase(), Value]));
  return { answer: { status: custom.ResponseCode, headers: { 'content-type': 'application/json', ...headers }, body } };
};

/** The rules of AWS in a firewall, which run in AWS alone. */
export const notRunHere = (resource: Resource): readonly string[] =>
  readProperties(resource, properties).Rules.flatMap((one) => ('Action' in one ? [] : [one.Name]));

/** A web ACL: the first of its rules that a request meets decides, else its default. */
export const readWebAcl = (
  resource: Resource,
  { scope, edge, now }: { readonly scope: Scope; readonly edge: Edge; readonly now: () => number },
): Firewall => {
  const acl = readProperties(resource, properties);
  if (acl.Scope !== scope) throw new Error(`${resource.path}: what it stands before takes the scope ${scope} only.`);
  const verdict = (given: z.output<typeof action>) => verdictOf(given, acl.CustomResponseBodies, resource.path);
  const rules = acl.Rules.toSorted((one, other) => one.Priority - other.Priority)
    .filter((one): one is OwnRule => 'Action' in one)
    .map(({ Statement, Action }) => ({ isMet: conditionOf(Statement, edge, now), verdict: verdict(Action) }));
  const otherwise = edge.isOpenPast ? undefined : verdict(acl.DefaultAction);
  return (seen) => {
    const met = rules.find(({ isMet }) => isMet(seen));
    return met ? met.verdict : otherwise;
  };
};
