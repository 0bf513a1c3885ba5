import { expect, test } from 'vitest';
import type { CountryCode } from '#shared/engine/names.ts';
import { sandboxAccount, sandboxNames } from '#shared/validation/sandbox.ts';
import { matchNames } from '../names/match.ts';
import { sandboxAnswer } from './sandbox.ts';

test.for(Object.entries(sandboxNames) as [CountryCode, string][])(
  'the name that people are told to try in %s, %s, is not contradicted by the holder',
  ([country, name]) => {
    const { accountNumber } = sandboxAccount(country, 'valid');
    const { answer } = sandboxAnswer({ country, normalized: accountNumber, createdAt: '2026-11-22T10:00:00.000Z' });
    const holder = answer.kind === 'found' ? answer.beneficiary : undefined;
    expect(['match', 'partial']).toContain(matchNames(name, holder ?? '')?.result);
  },
);
