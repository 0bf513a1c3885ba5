import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchValidations } from '#shared/contract/app/validations.ts';
import {
  atCursor,
  filtersOf,
  isFiltered,
  periodOf,
  queryOf,
  withFilter,
  withoutFilters,
  withPeriod,
} from './filters.ts';

const address = (text: string) => new URLSearchParams(text);

describe('the filters in the address', () => {
  it('come back as they were set', () => {
    const next = withFilter(withFilter(address(''), 'status', 'VALID'), 'country', 'MX');
    expect(filtersOf(next)).toMatchObject({ status: 'VALID', country: 'MX' });
  });

  it('begin at the newest entry when one of them changes', () => {
    expect(filtersOf(withFilter(address('cursor=abc&country=MX'), 'country', 'AR'))).toMatchObject({
      country: 'AR',
      cursor: undefined,
    });
  });

  it('leave the rest of the address alone', () => {
    const cleared = withoutFilters(address('open=val_1&status=VALID&country=MX&cursor=b'));
    expect(cleared.toString()).toBe('open=val_1');
  });

  it('never ask the server what it does not take, whatever stands in the address', () => {
    const country = fc.oneof(fc.string(), fc.stringMatching(/^[A-Z]{2}$/), fc.constant('MX'));
    const long = fc.tuple(fc.constantFrom('a', 'á ', '😀'), fc.nat(600)).map(([part, times]) => part.repeat(times));
    const day = fc.oneof(
      fc.string(),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    );
    const text = fc.string();
    const addresses = fc.record(
      { status: text, country, environment: text, cursor: long, days: text, from: day, to: day },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(addresses, fc.record({ search: fc.oneof(long, fc.integer()) }), (values, state) => {
        const query = queryOf(filtersOf(new URLSearchParams(values), state), new Date(2026, 10, 20));
        expect(searchValidations.body.safeParse(query).error).toBeUndefined();
      }),
    );
  });

  it('keep a search as far as the server takes it, and only countries it knows', () => {
    expect(filtersOf(address(''), { search: 'a'.repeat(81) }).search).toBe('a'.repeat(80));
    expect(filtersOf(address('search=ana')).search).toBeUndefined();
    expect(filtersOf(address('country=UY')).country).toBe('UY');
    expect(filtersOf(address('country=ZZ')).country).toBeUndefined();
    expect(filtersOf(address('country=toString')).country).toBeUndefined();
  });

  it('do not count the page as a filter', () => {
    expect(isFiltered(filtersOf(atCursor(address(''), 'abc')))).toBe(false);
    expect(isFiltered(filtersOf(address('environment=sandbox')))).toBe(true);
  });
});

describe('a period', () => {
  const now = new Date(2026, 10, 20, 22, 30);

  it('of seven days begins at the midnight before the sixth day ago', () => {
    const query = queryOf(filtersOf(withPeriod(address('cursor=a&from=2026-01-01'), '7', now)), now);
    expect(query).toMatchObject({ cursor: undefined, from: new Date(2026, 10, 14).toISOString() });
    expect(query).not.toHaveProperty('to');
  });

  it('between two days holds the whole of both', () => {
    expect(queryOf(filtersOf(address('from=2026-11-01&to=2026-11-02')), now)).toMatchObject({
      from: new Date(2026, 10, 1).toISOString(),
      to: new Date(new Date(2026, 10, 3).getTime() - 1).toISOString(),
    });
  });

  it('is shown as it stands in the address, and gone without one', () => {
    const periods = (['7', 'range', ''] as const).map((one) => periodOf(filtersOf(withPeriod(address(''), one, now))));
    expect(periods).toEqual(['7', 'range', '']);
  });

  it('is left out when no calendar knows its days', () => {
    expect(filtersOf(address('from=2026-02-30&to=x&days=8'))).toMatchObject({
      from: undefined,
      to: undefined,
      days: undefined,
    });
  });
});
