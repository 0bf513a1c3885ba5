import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Account, PayeeEvent } from '../api/payees.ts';
import { lanesOf, newestOf } from './lanes.ts';

const asked = { bankCode: null, branchCode: null, routingNumber: null, accountType: null, document: null };
const account = (id: string, firstAt: string, lastAt: string | null, holder: string | null = 'ACME'): Account => ({
  id,
  firstAt,
  lastAt,
  holder,
  asked,
  country: 'MX',
  accountFormat: 'CLABE',
  accountNumber: '002115016003269411',
  anatomy: [],
  bank: { code: '40002', name: 'Banamex' },
  validationId: null,
  confirmed: true,
});
const event = (what: PayeeEvent['what'], at: string, accountId: string, was: string | null = null): PayeeEvent => ({
  what,
  at,
  accountId,
  was,
  validationId: null,
  times: 1,
});
const day = (of: number) => new Date(Date.UTC(2026, 0, 1 + of)).toISOString();
const now = new Date(day(100));
const known = { accounts: [], events: [], changed: [] };

describe('the lanes of a payee', () => {
  it('stand on one line of time that begins with the first account and ends today', () => {
    const lanes = lanesOf({ ...known, accounts: [account('b', day(90), day(95)), account('a', day(0), day(60))] }, now);
    expect(lanes?.accounts.map(({ id, known: span, isNow }) => ({ id, span, isNow }))).toEqual([
      { id: 'a', span: { from: 0, to: 60 }, isNow: false },
      { id: 'b', span: { from: 90, to: 95 }, isNow: true },
    ]);
  });

  it('are dashed where nobody asked: between two accounts, and since the last answer', () => {
    const lanes = lanesOf({ ...known, accounts: [account('b', day(90), day(95)), account('a', day(0), day(60))] }, now);
    expect(lanes?.gaps).toEqual([
      { from: 60, to: 90 },
      { from: 95, to: 100 },
    ]);
    expect(lanes?.accounts.map(({ silent }) => silent)).toEqual([undefined, { from: 95, to: 100 }]);
  });

  it('tell another holder of the same account from the one of today, from when the bank said so', () => {
    const turned = event('otherHolder', day(50), 'a', 'FORMER');
    const lanes = lanesOf({ ...known, accounts: [account('a', day(0), day(80))], events: [turned] }, now);
    expect(lanes?.holders).toEqual([
      { holder: 'FORMER', isOther: true, from: 0, to: 50 },
      { holder: 'ACME', isOther: false, from: 50, to: 80 },
    ]);
  });

  it('have no bar for an account that was never asked about, and none at all without accounts', () => {
    expect(lanesOf({ ...known, accounts: [account('a', day(0), null, null)] }, now)).toMatchObject({
      accounts: [{ known: undefined, silent: undefined }],
      holders: [],
      gaps: [],
    });
    expect(lanesOf(known, now)).toBeUndefined();
  });

  it('never leave the line, however the moments lie', () => {
    const moment = fc.nat(200).map(day);
    const some = fc.array(fc.record({ firstAt: moment, lastAt: fc.option(moment) }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(some, (moments) => {
        const accounts = moments.map(({ firstAt, lastAt }, index) => account(`a${index}`, firstAt, lastAt));
        const lanes = lanesOf({ ...known, accounts }, now);
        const spans = [...(lanes?.gaps ?? []), ...(lanes?.holders ?? [])];
        for (const { known: span, silent } of lanes?.accounts ?? [])
          spans.push(...[span, silent].filter((one) => !!one));
        expect(spans.every(({ from, to }) => from >= 0 && to <= 100)).toBe(true);
        expect(lanes?.gaps.every(({ from, to }) => from < to)).toBe(true);
      }),
    );
  });
});

it('the account of today is the one answered last, or saved since', () => {
  expect(newestOf([account('a', day(0), day(60)), account('b', day(10), day(20))])?.id).toBe('a');
  expect(newestOf([account('a', day(0), day(60)), account('b', day(70), null)])?.id).toBe('b');
});
