import { describe, expect, it } from 'vitest';
import { packCovering, packs, timesOf } from './packs.ts';

const [smallest, , largest] = packs;

describe('the pack for credits that are missing', () => {
  it('is the smallest that covers them', () => {
    for (const { name, credits } of packs) expect(packCovering(credits)).toBe(name);
    expect(packCovering(1)).toBe(smallest?.name);
    expect(packCovering((smallest?.credits ?? 0) + 1)).toBe(packs[1]?.name);
  });

  it('is the largest where none covers them, as often as it takes', () => {
    if (!largest) throw new Error('There are no packs');
    expect(packCovering(largest.credits + 1)).toBe(largest.name);
    expect(timesOf(largest, largest.credits)).toBe(1);
    expect(timesOf(largest, largest.credits + 1)).toBe(2);
  });
});
