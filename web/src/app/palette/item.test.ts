import { describe, expect, it } from 'vitest';
import { around, isFoundIn } from './item.ts';

describe('what the palette finds', () => {
  it('has every word that was typed, in any order and however accented', () => {
    expect(isFoundIn('Ferretera del Bajío', 'bajio FERR')).toBe(true);
    expect(isFoundIn('Ferretera del Bajío', 'bajio norte')).toBe(false);
  });

  it('is marked where it was found, with its accents', () => {
    expect(around('Óscar González', 'gonza')).toEqual(['Óscar ', 'Gonzá', 'lez']);
    expect(around('Óscar', 'oscar')).toEqual(['', 'Óscar', '']);
  });

  it('is not marked when the words stand apart, or nothing was typed', () => {
    expect(around('Ferretera del Bajío', 'bajio ferr')).toEqual(['Ferretera del Bajío', '', '']);
    expect(around('Ferretera', ' ')).toEqual(['Ferretera', '', '']);
  });
});
