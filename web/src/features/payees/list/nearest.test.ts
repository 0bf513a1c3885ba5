import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, nearest } from './nearest.ts';

const known = ['Hielo y Frío del Golfo', 'Ferretera del Bajío', 'Óscar González Güemes'].map((name) => ({ name }));

describe('whom a search may have meant', () => {
  it.each([
    ['ferretera norte', 'Ferretera del Bajío'],
    ['feretera', 'Ferretera del Bajío'],
    ['OSCAR GONZALES', 'Óscar González Güemes'],
    ['goflo', 'Hielo y Frío del Golfo'],
  ])('of «%s» is %s', (search, name) => {
    expect(nearest(search, known)?.name).toBe(name);
  });

  it('is nobody where no name is near', () => {
    expect(nearest('transportes austral', known)).toBeUndefined();
    expect(nearest('x', [])).toBeUndefined();
  });
});

describe('the distance of two texts', () => {
  const text = fc.string({ maxLength: 12 });

  it('is none for the same, and the same both ways', () => {
    expect(() => fc.assert(fc.property(text, (one) => distance(one, one) === 0))).not.toThrow();
    const bothWays = fc.property(text, text, (one, other) => distance(one, other) === distance(other, one));
    expect(() => fc.assert(bothWays)).not.toThrow();
  });

  it('counts a slip of each kind once', () => {
    expect(['bajio', 'baji', 'bajios', 'bejio'].map((typed) => distance(typed, 'bajio'))).toEqual([0, 1, 1, 1]);
  });
});
