import { expect, test } from 'vitest';
import type { KnownPayee } from '#shared/contract/resources/payee.ts';
import { unknownPayee } from '#shared/contract/resources/payee.ts';
import { KeptPayee, keptPayee, payeeIn } from './kept-payee.ts';

const known: KnownPayee = {
  known: true,
  id: 'pye_01kaj3v8m2x9q4w7r5t6y0p1sd',
  name: 'ACME SA DE CV',
  since: '2026-05-03T10:00:00.000Z',
  validations: 7,
  changed: [],
};
const change = { what: 'otherHolder', until: null, was: 'NADIR SA', bank: null } as const;

const payees: Readonly<Record<string, KnownPayee>> = {
  'is as the bank named it': known,
  'has another name than the bank said': { ...known, name: 'Acme de Monterrey' },
  'is known by nothing but what changed': { ...unknownPayee, changed: [change] },
  'has no row, as those of the sandbox': { ...known, id: null },
  'has another account': {
    ...known,
    changed: [{ what: 'otherAccount', until: known.since, was: '002115•••••••69411', bank: 'Banamex' }],
  },
};

test.for(Object.entries(payees))('a payee that %s is read as it was kept, whatever the bank said', ([, payee]) => {
  for (const holder of ['ACME SA DE CV', 'NADIR SA', undefined]) {
    const kept: unknown = JSON.parse(JSON.stringify(keptPayee(payee, holder)));
    expect(payeeIn(KeptPayee.parse(kept), holder)).toEqual(payee);
  }
});

test('a change of a kind that only another version knows is still a change', () => {
  const kept = KeptPayee.parse({ id: known.id, changed: [{ what: 'accountClosed', was: 'ACME' }] });
  expect(payeeIn(kept, undefined).changed).toEqual([{ what: 'unknown', until: null, was: 'ACME', bank: null }]);
});
