import { expect, it } from 'vitest';
import { countryOf } from '#shared/engine/country.ts';
import { packs } from '#shared/engine/index.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { bodyOf, readDraft } from '../form/draft.ts';
import { sandboxAccount } from '#shared/validation/sandbox.ts';
import { testAnswers, testDraft } from './test-numbers.ts';

it.each(packs)(
  'the test numbers of $country fill the form with accounts nobody objects to, and send them whole',
  (pack) => {
    const code = pack.country as CountryCode;
    for (const answer of testAnswers) {
      const reading = readDraft(countryOf(pack), testDraft(code, answer));
      if (!reading) throw new Error(`${code} has no account format`);
      expect(reading.errors).toEqual({});
      expect(bodyOf(reading)).toMatchObject({ ...sandboxAccount(code, answer), environment: 'sandbox' });
    }
  },
);
