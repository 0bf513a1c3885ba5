import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atCursor, filtersOf, isFiltered, withFilter, withoutFilters } from './filters.ts';

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
