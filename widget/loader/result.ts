import { own } from '../messages.ts';
import { freeze } from './captured.ts';
import type { Result } from './types.ts';

const text = (given: unknown, name: string): string => {
  const value = own(given, name);
  return typeof value === 'string' ? value : '';
};

/** What a page is given of an answer, and no member more, whatever the frame might say. */
export const resultIn = (given: unknown): Result => {
  const bank = own(given, 'bank');
  return freeze({
    validationId: text(given, 'validationId'),
    resultToken: text(given, 'resultToken'),
    verdict: text(given, 'verdict') as Result['verdict'],
    status: text(given, 'status'),
    country: text(given, 'country'),
    bank: bank ? freeze({ code: text(bank, 'code'), name: text(bank, 'name') }) : null,
    accountNumber: text(given, 'accountNumber'),
  });
};
