import { describe, expect, it } from 'vitest';
import { chosenOnLeaving, moved } from './combobox-list.ts';

const pichincha = { value: '0010', label: 'Pichincha' };
const austro = { value: '0035', label: 'Austro' };

describe('keys in the list of a combobox', () => {
  it('go to the first option, and round at either end', () => {
    expect(moved('ArrowDown', -1, 3)).toBe(0);
    expect(moved('ArrowDown', 2, 3)).toBe(0);
    expect(moved('ArrowUp', 0, 3)).toBe(2);
    expect(moved('ArrowUp', -1, 3)).toBe(2);
  });

  it('move a page at a time without leaving the list', () => {
    expect(moved('PageDown', 0, 512)).toBe(8);
    expect(moved('PageDown', 508, 512)).toBe(511);
    expect(moved('PageUp', 3, 512)).toBe(0);
  });

  it('move nothing in an empty list, and other keys never do', () => {
    expect(moved('ArrowDown', -1, 0)).toBeUndefined();
    expect(moved('a', 1, 3)).toBeUndefined();
  });
});

describe('leaving a combobox', () => {
  it('changes nothing when nothing was typed', () => {
    expect(chosenOnLeaving(undefined, [pichincha])).toBeUndefined();
  });

  it('takes the choice back when the field was emptied', () => {
    expect(chosenOnLeaving(' ', [pichincha, austro])).toBe('');
  });

  it('chooses the only option left', () => {
    expect(chosenOnLeaving('pich', [pichincha])).toBe('0010');
  });

  it('does not guess among several, or out of none', () => {
    expect(chosenOnLeaving('a', [pichincha, austro])).toBeUndefined();
    expect(chosenOnLeaving('zzz', [])).toBeUndefined();
  });
});
