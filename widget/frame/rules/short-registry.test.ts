import { describe, expect, it } from 'vitest';
import { packs } from '#shared/engine/index.ts';
import { registryOf, shortTextOf } from './short-registry.ts';

describe('the short registry of the frame', () => {
  it.each(packs.map((pack) => [pack.country, pack] as const))('names every bank of %s by every code', (_, pack) => {
    const short = registryOf(shortTextOf(pack.banks));
    const told = ({ byCode }: typeof short) =>
      [...byCode]
        .map(([code, bank]) => [code, bank.code, bank.shortName, bank.status === 'historical'])
        .toSorted(([one], [other]) => String(one).localeCompare(String(other)));
    expect(told(short)).toEqual(told(pack.banks));
  });

  it('writes no bank whose name would be taken for two columns', () => {
    for (const { banks } of packs) for (const { shortName } of banks.banks) expect(shortName).not.toMatch(/[|\n`\\]/);
  });
});
