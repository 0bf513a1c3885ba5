import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callClasses, edgeLimits } from '#shared/plans.ts';
import { endpointFunctions } from '../functions.ts';
import { prepare } from '../prepare.ts';
import { managedGroups } from '../constructs/managed-rules.ts';
import { guarded } from './edge.ts';

const { assemblyDir } = await prepare();
const read = (file: string): unknown => JSON.parse(readFileSync(join(assemblyDir, file), 'utf8'));

test('the firewall of the distributions stands where AWS takes it, whatever region the product runs in', () => {
  const { artifacts } = read('manifest.json') as {
    readonly artifacts: Readonly<
      Record<string, { readonly environment?: string; readonly dependencies?: readonly string[] }>
    >;
  };
  expect(artifacts['Edge']?.environment).toBe('aws://unknown-account/us-east-1');
  for (const site of ['Web', 'Widget']) expect(artifacts[site]?.dependencies).toContain('Edge');
});

test.for(['Web', 'Widget'])('the distribution of %s has that firewall before it', (site) => {
  const { Resources } = read(`${site}.template.json`) as { readonly Resources: Readonly<Record<string, object>> };
  const { Outputs } = read('Edge.template.json') as { readonly Outputs: Readonly<Record<string, object>> };
  const OutputName = Object.keys(Outputs)[0];
  const WebACLId = { 'Fn::GetStackOutput': { StackName: 'cuentaclara-dev-edge', Region: 'us-east-1', OutputName } };
  expect(Object.values(Resources)).toContainEqual(
    expect.objectContaining({
      Type: 'AWS::CloudFront::Distribution',
      Properties: expect.objectContaining({
        DistributionConfig: expect.objectContaining({ WebACLId }) as unknown,
      }) as unknown,
    }),
  );
});

const perMinute = ({ windowSeconds, perAddress }: { readonly windowSeconds: number; readonly perAddress: number }) =>
  (perAddress * 60) / windowSeconds;

const isGuarded = (path: string): boolean => guarded.some(({ prefix }) => path.startsWith(prefix));

/** What the bucket of an endpoint gets back in a minute. */
const refills = (isMeant: (path: string) => boolean): number[] =>
  endpointFunctions.flatMap(({ spec: { path, callClass } }) =>
    callClass && isMeant(path) ? [callClasses[callClass].gateway.perSecond * 60] : [],
  );

test('one address alone takes a tenth at most of what any endpoint of guests may be asked', () => {
  const least = Math.min(...refills(isGuarded));
  expect(perMinute({ ...edgeLimits, perAddress: edgeLimits.ofAccounts })).toBeLessThanOrEqual(least / 10);
});

test('one address alone takes a third at most of what any other endpoint may be asked', () => {
  const least = Math.min(...refills((path) => !isGuarded(path)));
  expect(perMinute(edgeLimits)).toBeLessThanOrEqual(least / 3);
});

test('the edge lets an office behind one address do all that its functions would', () => {
  const limits = endpointFunctions.flatMap(({ spec: { path, limit } }) => (limit ? [{ path, limit }] : []));
  const all = (isMeant: (path: string) => boolean): number =>
    limits.filter(({ path }) => isMeant(path)).reduce((sum, { limit }) => sum + perMinute(limit), 0);
  expect(perMinute({ ...edgeLimits, perAddress: edgeLimits.ofAccounts })).toBeGreaterThan(all(isGuarded));
  expect(perMinute(edgeLimits)).toBeGreaterThan(all(() => true));
});

interface Acl {
  readonly Type: string;
  readonly Properties: { readonly Rules: readonly { readonly Name: string; readonly Statement: object }[] };
}
const aclsOf = (stack: string): Acl[] =>
  Object.values(
    (read(`${stack}.template.json`) as { readonly Resources: Readonly<Record<string, Acl>> }).Resources,
  ).filter(({ Type }) => Type === 'AWS::WAFv2::WebACL');

/** What AWS reckons: a comparison of bytes 2, each transformation of what is compared 10, a rate 2 and what it is bounded to. */
const unitsOf = (statement: unknown): number => {
  if (typeof statement !== 'object' || statement === null) return 0;
  const { ManagedRuleGroupStatement: managed } = statement as { ManagedRuleGroupStatement?: { readonly Name: string } };
  if (managed) return Object.values(managedGroups).find(({ name }) => name === managed.Name)?.capacity ?? NaN;
  const own = 'RateBasedStatement' in statement || 'ByteMatchStatement' in statement ? 2 : 0;
  const transformed =
    'TextTransformations' in statement ? (statement.TextTransformations as { readonly Type: string }[]) : [];
  const costly = transformed.filter(({ Type }) => Type !== 'NONE').length * 10;
  return own + costly + Object.values(statement).reduce<number>((sum, inner) => sum + unitsOf(inner), 0);
};

test.for(['Edge', 'PublicApi', 'AppApi'])(
  'the rules before %s stay below what AWS takes without a price of its own',
  (stack) => {
    const [acl] = aclsOf(stack);
    const units = (acl?.Properties.Rules ?? []).reduce((sum, { Statement }) => sum + unitsOf(Statement), 0);
    expect(units).toBeGreaterThan(0);
    expect(units).toBeLessThanOrEqual(1500);
  },
);

test('rules of AWS come after the rates, and block nothing that customers send', () => {
  const [edge] = aclsOf('Edge');
  expect(edge?.Properties.Rules.map(({ Name }) => Name)).toEqual([
    'OfAccounts',
    'OfEmails',
    'PerAddress',
    'AWSManagedRulesAmazonIpReputationList',
    'AWSManagedRulesAnonymousIpList',
    'AWSManagedRulesKnownBadInputsRuleSet',
    'AWSManagedRulesCommonRuleSet',
  ]);
  const actions = edge?.Properties.Rules.flatMap((rule) => ('OverrideAction' in rule ? [rule.OverrideAction] : []));
  expect(actions).toEqual([{ None: {} }, { Count: {} }, { None: {} }, { None: {} }]);
  const [, , , common] = edge?.Properties.Rules.slice(3) ?? [];
  const counts = { Name: 'SizeRestrictions_BODY', ActionToUse: { Count: {} } };
  const RuleActionOverrides = expect.arrayContaining([counts]) as unknown;
  expect(common?.Statement).toMatchObject({ ManagedRuleGroupStatement: { RuleActionOverrides } });
});
