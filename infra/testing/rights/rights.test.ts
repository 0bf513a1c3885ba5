import { expect, test } from 'vitest';
import type { IamReport } from '../../local/aws/iam/report.ts';
import { sharedCloud } from '../run/resources.ts';
import { recordedRights, textOf } from './record.ts';

test('every function used every right it holds, and asked for none it lacks', async () => {
  const { addresses } = await sharedCloud();
  const { denials, unused } = (await (await fetch(`${addresses.control}/iam`)).json()) as IamReport;
  const usedElsewhere = new Set(recordedRights());
  expect({ denials, unused: unused.filter((right) => !usedElsewhere.has(textOf(right))) }).toEqual({
    denials: [],
    unused: [],
  });
});
