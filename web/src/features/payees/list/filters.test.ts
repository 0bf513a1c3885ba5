import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchPayees } from '#shared/contract/app/payees.ts';
import { atCursor, filtersOf, queryOf, withShow } from './filters.ts';

const address = (text: string) => new URLSearchParams(text);

describe('the list of payees in the address', () => {
  it('begins at the first page when something else is shown', () => {
    expect(withShow(address('cursor=abc&show=same'), 'changed').toString()).toBe('show=changed');
    expect(withShow(address('show=same'), '').toString()).toBe('');
  });

  it('turns pages within what is shown', () => {
    expect(atCursor(address('show=same'), 'abc').toString()).toBe('show=same&cursor=abc');
    expect(atCursor(address('show=same&cursor=abc'), undefined).toString()).toBe('show=same');
  });

  it('never asks the server what it does not take, whatever stands in the address or is searched for', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('changed', 'same', 'á'.repeat(900), ' '.repeat(90)));
    fc.assert(
      fc.property(text, text, text, (show, cursor, search) => {
        const query = queryOf({ ...filtersOf(new URLSearchParams({ show, cursor })), search });
        expect(searchPayees.body.safeParse(query).error).toBeUndefined();
      }),
    );
  });

  it('tells those that changed from the others', () => {
    const asked = (show: string) => searchPayees.body.parse(queryOf({ ...filtersOf(address(show)), search: '' }));
    expect(['show=changed', 'show=same', ''].map((show) => asked(show).changed)).toEqual([true, false, undefined]);
  });
});
