import { expect, test } from 'vitest';
import type { IamReport } from '../../local/aws/iam/report.ts';
import { sharedCloud } from '../run/resources.ts';
import { rightsUsed, textOf } from './used.ts';

test('every function used every right it holds, and asked for none it lacks', async () => {
  const { addresses } = await sharedCloud();
  const { denials, granted, used } = (await (await fetch(`${addresses.control}/iam`)).json()) as IamReport;
  const everUsed = new Set([...used.map(textOf), ...rightsUsed()]);
  expect({ denials, unused: granted.filter((right) => !everUsed.has(textOf(right))) }).toEqual({
    denials: [],
    unused: [],
  });
});
