import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knowledgeChanges } from '#shared/validation/payees.ts';
import type { Entry, KnownAccount, KnownBy } from './known-by.ts';
import { recognize, type Memory } from './recognize.ts';

const may = '2026-05-03T10:00:00.000Z';
const june = '2026-06-01T10:00:00.000Z';

const account = (id: string, more: Partial<KnownAccount> = {}): KnownAccount => ({
  id,
  masked: `•••${id}`,
  bank: 'BBVA',
  holder: 'ACME SA DE CV',
  until: may,
  lastAt: may,
  confirmed: true,
  ...more,
});

const payee = (id: string, name: string, accounts: readonly KnownAccount[], more: Partial<Entry> = {}): Entry => ({
  id,
  name,
  since: '2026-01-01T00:00:00.000Z',
  validations: 3,
  accounts: [...accounts],
  ...more,
});

const known = (...entries: readonly Entry[]): KnownBy => ({ entries, last: undefined });
const nobody = known();

const acme = payee('pye_acme', 'Acme', [account('A')]);
const nadir = payee('pye_nadir', 'Nadir', [account('B', { holder: 'NADIR GARCIA LOPEZ', lastAt: june })]);
const byDocument = (...entries: readonly Entry[]) => ({ by: 'document' as const, known: known(...entries) });
const byName = (...entries: readonly Entry[]) => ({ by: 'name' as const, known: known(...entries) });

/** What is told: the gravest first, with what was before and until when. */
const told = (memory: Memory, stated: object, holder?: string) => {
  const found = recognize(memory, { account: 'A', ...stated }, holder);
  return found && [found.id, ...found.changed.map(({ what, was, until }) => [what, was, until])];
};

const b = { account: 'B' };
const acmeWithNewB = payee('pye_acme', 'Acme', [account('B', { confirmed: false, lastAt: june }), account('A')]);

describe('what is told of an account and whom it is stated to be of', () => {
  test.for<readonly [string, Memory, object, string | undefined, unknown]>([
    ['nobody and nothing is known', { account: nobody }, {}, undefined, undefined],
    ['their own account', { account: known(acme) }, {}, 'ACME SA DE CV', ['pye_acme']],
    ['their own, stated by document', { account: known(acme), stated: byDocument(acme) }, {}, undefined, ['pye_acme']],
    [
      'another account, stated by document',
      { account: nobody, stated: byDocument(acme) },
      b,
      undefined,
      ['pye_acme', ['otherAccount', '•••A', may]],
    ],
    [
      'another account, stated by a name that one payee has',
      { account: nobody, stated: byName(acme) },
      { ...b, name: 'ACME' },
      undefined,
      ['pye_acme', ['otherAccount', '•••A', may]],
    ],
    [
      'a name that two payees have',
      { account: nobody, stated: byName(acme, nadir) },
      { ...b, name: 'ACME' },
      undefined,
      undefined,
    ],
    [
      'a name that one payee has, beside a document that none has',
      { account: nobody, stated: byName(acme) },
      { ...b, name: 'ACME', document: { type: 'RFC', id: 'of nobody' } },
      undefined,
      ['pye_acme', ['otherAccount', '•••A', may]],
    ],
    [
      'a name of somebody with another document of the same type',
      { account: nobody, stated: byName({ ...acme, document: { type: 'RFC', id: 'of Acme' } }) },
      { ...b, name: 'ACME', document: { type: 'RFC', id: 'of nobody' } },
      undefined,
      undefined,
    ],
    [
      'a name that one payee is told of, and others have too',
      { account: nobody, stated: { by: 'name', known: { ...known(acme), others: 1 } } },
      { ...b, name: 'ACME' },
      undefined,
      undefined,
    ],
    [
      'a name with another company form',
      { account: nobody, stated: byName({ ...acme, name: 'ACME SA DE CV' }) },
      { ...b, name: 'ACME SRL' },
      undefined,
      undefined,
    ],
    [
      'a payee without accounts',
      { account: nobody, stated: byDocument(payee('pye_new', 'Acme', [])) },
      b,
      undefined,
      ['pye_new'],
    ],
    [
      'an account that waits for somebody',
      { account: known(acmeWithNewB) },
      b,
      undefined,
      ['pye_acme', ['otherAccount', '•••A', may]],
    ],
    [
      'an account of another payee',
      { account: known(nadir), stated: byDocument(acme) },
      b,
      undefined,
      ['pye_acme', ['otherPayee', 'Nadir', june]],
    ],
    [
      'an account of a payee, stated for somebody unknown',
      { account: known(acme), stated: byName() },
      { name: 'Luis Rojas' },
      undefined,
      ['pye_acme', ['otherPayee', 'Acme', may]],
    ],
    [
      'an account of a payee whose name is written shorter',
      { account: known(nadir), stated: byName() },
      { ...b, name: 'Nadir Garcia' },
      undefined,
      ['pye_nadir'],
    ],
    [
      'an account that two payees share',
      { account: known(nadir, acme), stated: byDocument(acme) },
      {},
      undefined,
      ['pye_acme'],
    ],
    ['another holder', { account: known(acme) }, {}, 'LUIS ROJAS', ['pye_acme', ['otherHolder', 'ACME SA DE CV', may]]],
    ['a holder whose letters are hidden', { account: known(acme) }, {}, 'A*** S* ** C*', ['pye_acme']],
    [
      'another holder of before, not asked yet',
      { account: known(payee('pye_acme', 'Acme', [account('A', { said: 'LUIS ROJAS' })])) },
      {},
      undefined,
      ['pye_acme', ['otherHolder', 'ACME SA DE CV', may]],
    ],
    [
      'the former holder again',
      { account: known(payee('pye_acme', 'Acme', [account('A', { said: 'LUIS ROJAS' })])) },
      {},
      'ACME SA DE CV',
      ['pye_acme'],
    ],
    [
      'another holder of an account that nobody saved',
      { account: { entries: [], last: { id: 'val_1', at: may, holder: 'ACME SA' } } },
      {},
      'LUIS ROJAS',
      [null, ['otherHolder', 'ACME SA', may]],
    ],
    [
      'an account that nobody saved',
      { account: { entries: [], last: { id: 'val_1', at: may, holder: 'ACME SA' } } },
      {},
      'ACME',
      undefined,
    ],
  ])('%s', ([, memory, stated, holder, expected]) => {
    expect(told(memory, stated, holder)).toEqual(expected);
  });
});

describe('whatever is remembered', () => {
  const name = fc.constantFrom('ACME SA', 'Acme', 'NADIR GARCIA', 'J*** P***', 'Luis Rojas', '');
  const anyAccount = fc.record({
    id: fc.constantFrom('A', 'B', 'C'),
    masked: fc.constant('•••1'),
    holder: fc.option(name, { nil: undefined }),
    said: fc.option(name, { nil: undefined }),
    until: fc.option(fc.constantFrom(may, june), { nil: undefined }),
    lastAt: fc.option(fc.constantFrom(may, june), { nil: undefined }),
    confirmed: fc.boolean(),
  });
  const anyEntry = fc.record({
    id: fc.constantFrom('pye_1', 'pye_2'),
    name,
    since: fc.constantFrom(may, june),
    validations: fc.nat(9),
    accounts: fc.array(anyAccount, { maxLength: 3 }),
  });
  const anyKnown = fc.record({
    entries: fc.uniqueArray(anyEntry, { maxLength: 2, selector: ({ id }) => id }),
    last: fc.option(fc.record({ id: fc.constant('val_1'), at: fc.constant(may), holder: name }), { nil: undefined }),
  });
  const anyMemory = fc.record({
    account: anyKnown,
    stated: fc.option(fc.record({ by: fc.constantFrom('document' as const, 'name' as const), known: anyKnown }), {
      nil: undefined,
    }),
  }) as unknown as fc.Arbitrary<Memory>;

  test('changes are told once each, the gravest first, and another payee and another account never together', () => {
    fc.assert(
      fc.property(
        anyMemory,
        fc.option(name, { nil: undefined }),
        fc.option(name, { nil: undefined }),
        (memory, stated, holder) => {
          const whats =
            recognize(memory, { account: 'A', name: stated }, holder)?.changed.map(({ what }) => what) ?? [];
          expect(whats).toEqual(knowledgeChanges.filter((what) => whats.includes(what)));
          expect(whats.includes('otherPayee') && whats.includes('otherAccount')).toBe(false);
        },
      ),
    );
  });

  test('the bank that names the holder of before changes nothing about the holder', () => {
    fc.assert(
      fc.property(anyMemory, fc.constantFrom('ACME SA', 'Luis Rojas'), (memory, holder) => {
        const account = { entries: [], last: { id: 'val_1', at: may, holder } };
        const whats = recognize({ ...memory, account }, { account: 'A' }, holder)?.changed.map(({ what }) => what);
        expect(whats ?? []).not.toContain('otherHolder');
      }),
    );
  });
});
