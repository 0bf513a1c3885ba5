import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unknownPayee } from '#shared/contract/resources/payee.ts';
import { keyOf, noticeBeside, noticeOf, type Question, type Recognized } from './notice.ts';

const now = new Date('2026-11-22T15:42:00Z');
const asked = (minutesAgo: number): NonNullable<Recognized['last']> => ({
  id: 'val_1',
  environment: 'production',
  status: 'VALID',
  country: 'MX',
  accountFormat: 'CLABE',
  bank: null,
  accountNumber: '002•••9411',
  anatomy: [],
  beneficiary: 'ACME',
  nameMatch: null,
  payee: unknownPayee,
  reason: null,
  fraudRisk: null,
  reference: null,
  createdAt: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
});
const known = { ...unknownPayee, known: true, id: 'pye_1', name: 'Acme', validations: 6 };
const change = (what: 'otherHolder' | 'otherPayee' | 'otherAccount') => ({ what, until: null, was: 'x', bank: null });

describe('the notice before the bank is asked', () => {
  it('is none about an account nobody knows', () => {
    expect(noticeOf({ payee: unknownPayee, last: null }, now)).toBeUndefined();
  });

  it('is the gravest of all that could be said', () => {
    const changed = [change('otherAccount'), change('otherPayee'), change('otherHolder')];
    const kindOf = (of: typeof changed) => noticeOf({ payee: { ...known, changed: of }, last: asked(2) }, now)?.kind;
    expect([changed, changed.slice(0, 2), changed.slice(0, 1)].map(kindOf)).toEqual([
      'otherHolder',
      'otherPayee',
      'otherAccount',
    ]);
  });

  it('warns of a second credit within a day of the answer, and afterwards says that the payee is known', () => {
    expect(noticeOf({ payee: known, last: asked(2) }, now)?.kind).toBe('repeat');
    expect(noticeOf({ payee: known, last: asked(24 * 60 + 1) }, now)?.kind).toBe('known');
  });

  it('tells of an older answer about an account that is of no payee', () => {
    expect(noticeOf({ payee: unknownPayee, last: asked(90 * 24 * 60) }, now)?.kind).toBe('repeat');
  });
});

describe('beside a question', () => {
  const text = fc.string({ minLength: 1, maxLength: 6 });
  const question: fc.Arbitrary<Question> = fc.record(
    { country: fc.constantFrom('MX', 'AR'), accountNumber: text, bankCode: text, beneficiaryName: text },
    { requiredKeys: ['country', 'accountNumber'] },
  );
  const of = { payee: known, last: asked(2) };

  it('stands nothing that was remembered of another number, bank or name', () => {
    fc.assert(
      fc.property(question, question, (one, other) => {
        const isSame = keyOf(one) === keyOf(other);
        expect(noticeBeside(other, { key: keyOf(one), of }, now) !== undefined).toBe(isSame);
      }),
    );
    fc.assert(
      fc.property(question, text, (one, more) => {
        const edited = { ...one, accountNumber: one.accountNumber + more };
        expect(noticeBeside(edited, { key: keyOf(one), of }, now)).toBeUndefined();
      }),
    );
  });

  it('stands the same whatever the order of its fields, and whatever reference it bears', () => {
    const one: Question = { country: 'MX', accountNumber: '1', reference: 'F-1' };
    const other: Question = { accountNumber: '1', country: 'MX' };
    expect(noticeBeside(other, { key: keyOf(one), of }, now)?.kind).toBe('repeat');
  });

  it('stands nothing while the number is not right, or nothing was answered', () => {
    expect(noticeBeside(undefined, { key: '[]', of }, now)).toBeUndefined();
    expect(noticeBeside({ country: 'MX', accountNumber: '1' }, undefined, now)).toBeUndefined();
  });
});
