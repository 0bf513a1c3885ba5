import { expect, it } from 'vitest';
import type { Resource } from './assembly/resource.ts';
import { type Edge, notRunHere, readWebAcl } from './firewall/web-acl.ts';

const inAws: Edge = { allowance: 1, isOpenPast: false };

const aclWith = (properties: object): Resource => ({
  stack: 'Edge',
  logicalId: 'Acl',
  path: 'Edge/Acl',
  type: 'AWS::WAFv2::WebACL',
  physicalId: 'acl',
  arn: 'arn:acl',
  ref: 'acl',
  properties: { Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} }, VisibilityConfig: {}, ...properties },
});

const answer = { CustomResponse: { ResponseCode: 429, CustomResponseBodyKey: 'no', ResponseHeaders: [] } };
const bodies = { no: { ContentType: 'APPLICATION_JSON', Content: '{}' } };
const startsWith = (prefix: string) => ({
  ByteMatchStatement: {
    SearchString: prefix,
    FieldToMatch: { UriPath: {} },
    PositionalConstraint: 'STARTS_WITH',
    TextTransformations: [
      { Priority: 1, Type: 'NORMALIZE_PATH' },
      { Priority: 0, Type: 'URL_DECODE' },
    ],
  },
});
const rate = (change: object = {}) => ({
  RateBasedStatement: { AggregateKeyType: 'IP', EvaluationWindowSec: 60, Limit: 10, ...change },
});
const rule = (Statement: object, Action: object = { Block: answer }) => ({
  Name: 'r',
  Priority: 0,
  Statement,
  Action,
  VisibilityConfig: {},
});

let time = 0;
const firewall = (properties: object, edge = inAws) => {
  time = 1_000_000;
  return readWebAcl(aclWith({ CustomResponseBodies: bodies, ...properties }), {
    scope: 'CLOUDFRONT',
    edge,
    now: () => time,
  });
};

const from = (ip: string, path = '/', headers: Readonly<Record<string, string>> = {}) => ({
  ip,
  path,
  header: (name: string) => headers[name],
});
const statusesOf = (judge: ReturnType<typeof firewall>, times: number, seen = from('192.0.2.1')) =>
  Array.from({ length: times }, () => judge(seen)?.answer?.status ?? 200);

it('refuses one address beyond its limit, and no other', () => {
  const judge = firewall({ Rules: [rule(rate())] });
  expect(statusesOf(judge, 12).slice(9)).toEqual([200, 429, 429]);
  expect(statusesOf(judge, 1, from('192.0.2.2'))).toEqual([200]);
});

it('lets an address in again when its requests have left the window, those that were refused included', () => {
  const judge = firewall({ Rules: [rule(rate())] });
  statusesOf(judge, 11);
  time += 59_000;
  expect(statusesOf(judge, 1)).toEqual([429]);
  time += 1000;
  expect(statusesOf(judge, 1)).toEqual([200]);
});

it.for(['/api/auth/login', '/api/%61uth/login', '//api///auth/login', '/x/../api/./auth/login'])(
  'counts a path however it is written: %s',
  (path) => {
    const judge = firewall({ Rules: [rule(rate({ ScopeDownStatement: startsWith('/api/auth/') }))] });
    expect(statusesOf(judge, 11, from('192.0.2.1', '/api/credits'))).not.toContain(429);
    expect(statusesOf(judge, 11, from('192.0.2.1', path)).at(-1)).toBe(429);
  },
);

const shows = {
  ByteMatchStatement: {
    SearchString: 'proof',
    FieldToMatch: { SingleHeader: { Name: 'X-Proof' } },
    PositionalConstraint: 'EXACTLY',
    TextTransformations: [{ Priority: 0, Type: 'NONE' }],
  },
};

it('counts nothing of what an earlier rule lets in, so a flood of it takes nothing from others of its address', () => {
  const judge = firewall({ Rules: [{ ...rule(rate()), Priority: 1 }, rule(shows, { Allow: {} })] });
  expect(statusesOf(judge, 50, from('192.0.2.1', '/', { 'x-proof': 'proof' }))).not.toContain(429);
  expect(statusesOf(judge, 11).slice(9)).toEqual([200, 429]);
});

it('lets in only who shows a header, without an answer of its own, unless this machine may pass', () => {
  const only = { DefaultAction: { Block: {} }, Rules: [rule(shows, { Allow: {} })] };
  const judge = firewall(only);
  expect(judge(from('192.0.2.1', '/', { 'x-proof': 'proof' }))).toBeUndefined();
  for (const seen of [from('192.0.2.1'), from('192.0.2.1', '/', { 'x-proof': 'proof ' })])
    expect(judge(seen)).toEqual({ answer: undefined });
  expect(firewall(only, { allowance: 1, isOpenPast: true })(from('192.0.2.1'))).toBeUndefined();
});

it('multiplies its limits on a machine where everybody has one address', () => {
  const judge = firewall({ Rules: [rule(rate())] }, { allowance: 2, isOpenPast: false });
  expect(statusesOf(judge, 21).slice(19)).toEqual([200, 429]);
});

const managed = (change: object = {}, OverrideAction: object = { None: {} }) => ({
  Name: 'AWSManagedRulesCommonRuleSet',
  Priority: 1,
  Statement: { ManagedRuleGroupStatement: { VendorName: 'AWS', Name: 'AWSManagedRulesCommonRuleSet', ...change } },
  OverrideAction,
  VisibilityConfig: {},
});

it('lets rules of AWS pass everything, asks the others all the same, and says which it did not run', () => {
  const RuleActionOverrides = [{ Name: 'SizeRestrictions_BODY', ActionToUse: { Count: {} } }];
  const properties = { Rules: [managed({ RuleActionOverrides }), { ...rule(rate()), Priority: 2 }] };
  expect(statusesOf(firewall(properties), 12).slice(9)).toEqual([200, 429, 429]);
  expect(notRunHere(aclWith({ CustomResponseBodies: bodies, ...properties }))).toEqual([
    'AWSManagedRulesCommonRuleSet',
  ]);
});

it.for<[string, object]>([
  ['rules of somebody else than AWS', { Rules: [managed({ VendorName: 'Somebody' })] }],
  ['rules of AWS that are told to do what it does not know', { Rules: [managed({ ExcludedRules: [] })] }],
  ['rules of AWS without what to do with what they find', { Rules: [{ ...managed(), OverrideAction: undefined }] }],
  ['an aggregation by something else than the address', { Rules: [rule(rate({ AggregateKeyType: 'FORWARDED_IP' }))] }],
  ['a window that AWS does not have', { Rules: [rule(rate({ EvaluationWindowSec: 30 }))] }],
  ['a statement it does not know', { Rules: [rule({ GeoMatchStatement: { CountryCodes: ['AR'] } })] }],
  ['an action it does not know', { Rules: [rule(rate(), { Captcha: {} })] }],
  ['a body that is not there', { Rules: [rule(rate())], CustomResponseBodies: {} }],
  ['a property it does not know', { CaptchaConfig: {} }],
  ['the scope of another kind of resource', { Scope: 'REGIONAL' }],
])('stops the boot at %s', ([, properties]) => {
  expect(() => firewall(properties)).toThrow('Edge/Acl');
});
