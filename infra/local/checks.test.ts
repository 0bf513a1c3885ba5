import { beforeAll, describe, expect, it } from 'vitest';
import { loadAssembly } from './assembly.ts';
import { findMistakes } from './checks.ts';
import { fixtureAssembly } from './fixtures/assembly.ts';
import type { FunctionDefinition } from './lambda.ts';
import { type Plan, readPlan } from './plan.ts';

let plan: Plan;
beforeAll(async () => {
  const addresses = { aws: 'http://local', published: () => 'http://local' };
  plan = readPlan(loadAssembly(await fixtureAssembly(), { addresses }));
});

const mistakes = (changes: Partial<Plan> = {}, require: (role: string) => void = () => {}) =>
  findMistakes({ ...plan, require, ...changes });
const withEcho = (change: Partial<FunctionDefinition>) => ({
  functions: plan.functions.map((one) => (one.constructId === 'echo' ? { ...one, ...change } : one)),
});

it('passes templates that work', () => {
  expect(mistakes()).toEqual([]);
});

describe('before anything runs', () => {
  it.for<[string, Partial<FunctionDefinition>, RegExp]>([
    ['a handler without a file', { file: undefined }, /echo\w+: the asset has no file for the handler echo.handler/],
    ['a handler that is not exported', { exportName: 'hander' }, /echo\w+: echo.handler is not exported/],
    ['a variable that Lambda reserves', { variables: { AWS_REGION: 'x' } }, /AWS_REGION is reserved/],
    ['a function slower than its API waits', { timeoutSeconds: 30 }, /may take 30 s, but an API waits 29 s/],
    ['a route to no function', { arn: 'arn:other' }, /calls arn:\S+echo\w+, which is no function of the templates/],
  ])('finds %s', ([, change, message]) => {
    expect(mistakes(withEcho(change))[0]).toMatch(message);
  });

  it('finds a role that may not invoke, of an API or a schedule', () => {
    const refusing = (role: string) => {
      throw new Error(`${role} may not`);
    };
    const found = mistakes({}, refusing);
    expect(found).toContainEqual(expect.stringMatching(/^FixtureAppApi\/ApiGET\w+: .*InvokeRole\w+ may not$/));
    expect(found).toContainEqual(expect.stringMatching(/^FixtureAppApi\/Nightly\w+: .*SchedulerRole\w+ may not$/));
  });

  it('finds a caller with neither role nor permission', () => {
    const apis = plan.apis.map((api) => ({
      ...api,
      routes: api.routes.map((route) => ({ ...route, integration: { ...route.integration, credentials: undefined } })),
    }));
    expect(mistakes({ apis })[0]).toMatch(/neither a role nor a permission lets apigateway.amazonaws.com invoke/);
  });

  it('finds a method that no deployment waits for', () => {
    const apis = plan.apis.map((api) => ({
      ...api,
      routes: api.routes.map((route) => ({ ...route, resourcePath: 'S/M' })),
    }));
    expect(mistakes({ apis })).toContain('S/M: no deployment waits for it, so the stage may lack it.');
  });
});
