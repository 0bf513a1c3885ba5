import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callClasses, edgeLimits } from '#shared/plans.ts';
import { endpointFunctions } from '../functions.ts';
import { prepare } from '../prepare.ts';
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
