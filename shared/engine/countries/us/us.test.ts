import { describe, expect, test } from 'vitest';
import { countryOf } from '../../country.ts';
import { pack } from './index.ts';

const unitedStates = countryOf(pack);
const routed = (routingNumber: string, accountNumber = '123443956') =>
  unitedStates.judgeAccount({ accountNumber, routingNumber });

describe('a routing number', () => {
  test('names the bank, whichever of its numbers it is', () => {
    const chase = { code: '021000021', name: 'Chase' };
    expect(routed('021000021').bank).toEqual(chase);
    expect(routed('3222-7162-7')).toMatchObject({ ok: true, findings: [], bank: chase });
  });

  test('that is not in our list is fine: no list is whole', () => {
    const judged = routed('053925394');
    expect(judged).toMatchObject({ ok: true, findings: [] });
    expect(judged).not.toHaveProperty('bank');
  });

  test('is required and judged on its own', () => {
    expect(routed('').findings).toMatchObject([{ code: 'account.routing_number_required', field: 'routingNumber' }]);
    expect(routed('021000022').findings).toMatchObject([
      { code: 'us.routing_number.check_digit', level: 'error', field: 'routingNumber', position: 9, expected: '1' },
    ]);
  });

  test.each(['400000008', '800000006', '000000518'])('%s begins as no bank’s does, and is doubted', (number) => {
    expect(routed(number)).toMatchObject({ ok: true, findings: [{ code: 'us.routing_number.prefix' }] });
  });

  test.each(['154000008', '155000007'])('%s is the Treasury’s', (number) => {
    expect(routed(number)).toMatchObject({ ok: true, findings: [] });
  });
});

test('every routing number we list is right and begins as one', () => {
  const numbers = [...pack.banks.byCode.keys()];
  expect(numbers.filter((number) => routed(number).findings.length > 0)).toEqual([]);
});

test.each([
  ['123443956', '123123123'],
  ['98765432', '000000001'],
  ['111000000000000', '999'],
  ['111000000000002', '999'],
])('the sandbox accepts the test number %s at %s', (accountNumber, routingNumber) => {
  const judged = unitedStates.judgeAccount({ accountNumber, routingNumber, mode: 'sandbox' });
  expect(judged).toMatchObject({ ok: true, findings: [] });
});

test('an EIN of a prefix nobody has published is doubted', () => {
  const ein = (number: string) => unitedStates.judgeDocument({ type: 'EIN', number });
  expect(ein('04-2103594')).toMatchObject({ ok: true, findings: [] });
  expect(ein('07-1144442')).toMatchObject({ ok: true, findings: [{ code: 'us.ein.prefix', level: 'warning' }] });
  expect(ein('00-0000000').ok).toBe(false);
});
