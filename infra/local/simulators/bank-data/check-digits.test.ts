import { describe, expect, it } from 'vitest';
import { cbuHolds, cciHolds, clabeHolds, routingHolds } from './check-digits.ts';

/** Published numbers: each holds, and stops holding when its last digit moves. */
describe('check digits', () => {
  it.each([
    ['a CLABE', clabeHolds, '032180000118359719'],
    ['a CBU', cbuHolds, '2850590940090418135201'],
    ['a CVU', cbuHolds, '0000003100065557211734'],
    ['a CCI', cciHolds, '01117900010008213094'],
    ['a routing number', routingHolds, '021000021'],
  ])('of %s are those its country publishes', (_, holds, number) => {
    const moved = number.slice(0, -1) + String((Number(number.at(-1)) + 1) % 10);
    expect([holds(number), holds(moved)]).toEqual([true, false]);
  });
});
