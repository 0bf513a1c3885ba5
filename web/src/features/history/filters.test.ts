import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
    const next = withFilter(withFilter(address(''), 'status', 'VALID'), 'search', 'molinos 2024');
    expect(filtersOf(next)).toMatchObject({ status: 'VALID', search: 'molinos 2024' });
  });

  it('begin at the newest entry when one of them changes', () => {
    expect(filtersOf(withFilter(address('cursor=abc&country=MX'), 'country', 'AR'))).toMatchObject({
      country: 'AR',
      cursor: undefined,
    });
  });

  it('leave the rest of the address alone', () => {
    const cleared = withoutFilters(address('open=val_1&status=VALID&search=a&cursor=b'));
    expect(cleared.toString()).toBe('open=val_1');
  });

  it('never send the server a value it does not offer', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (status, country, environment) => {
        const read = filtersOf(new URLSearchParams({ status, country, environment }));
        expect(['VALID', 'INVALID', 'TIMEOUT', 'ERROR', 'PROCESSING', 'PENDING', undefined]).toContain(read.status);
        expect(['production', 'sandbox', undefined]).toContain(read.environment);
        expect(read.country ?? 'MX').toMatch(/^[A-Z]{2}$/);
      }),
    );
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
