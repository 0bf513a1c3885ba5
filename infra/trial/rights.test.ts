import { expect, inject, test } from 'vitest';

interface Report {
  readonly denials: readonly unknown[];
  readonly unused: readonly unknown[];
}

test('every function used every right it holds, and asked for none it lacks', async () => {
  const report = (await (await fetch(`${inject('cloud').control}/iam`)).json()) as Report;
  expect({ denials: report.denials, unused: report.unused }).toEqual({ denials: [], unused: [] });
});
