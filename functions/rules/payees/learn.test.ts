import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountsOfPayeeAtMost } from '#shared/validation/payees.ts';
import { plusDays } from '../time.ts';
import { confirmed } from './change.ts';
import { changesOf, isConfirmed } from './changes.ts';
import { entriesOf, type Entry, type KnownBy } from './known-by.ts';
import { added, begun, lessonOf, touched, touchedInFull, type Answer, type Learning } from './learn.ts';
import type { Payee } from './payee.ts';

const begin = '2026-05-03T10:00:00.000Z';
const rfc = { type: 'RFC', number: 'ACM010101ABC', id: 'document' };

const answer = (more: Partial<Answer> = {}, account = 'A', day = 0): Answer => ({
  validationId: `val_${day}`,
  at: plusDays(begin, day),
  isValid: true,
  account: {
    id: account,
    country: 'MX',
    format: 'CLABE',
    accountNumber: account,
    normalized: account,
    masked: account,
  },
  holder: 'ACME SA DE CV',
  isDocumentSaid: false,
  isDocumentOther: false,
  ...more,
});

const owner = { id: 'pye_acme', userId: 'usr_1', name: 'ACME SA DE CV', origin: 'document' as const };
const acme = { ...begun(answer({ document: rfc }), owner), names: ['name'] };
const found = (pseudonym: string): KnownBy => ({ entries: [entriesOf(acme)[pseudonym] ?? []].flat(), last: undefined });
type By = NonNullable<Learning['stated']>;
const documented: By = { by: 'document', known: found('document') };
const named: By = { by: 'name', known: found('name') };
const unknown: By = { by: 'document', known: found('none') };
const memory = (stated: By | undefined, ...others: readonly By[]): Learning => ({
  account: found('B'),
  ...(stated && { stated }),
  others,
});
/** The payee was stated, so its other account was told. */
const byDocument = memory(documented);
const byName = memory(named);
/** The payee is known, and nobody stated it. */
const bySaidDocument = memory(undefined, documented);
const byNameAfterDocument = memory(unknown, named);
const nobody = memory(unknown);
const undocumented = ({ document: _document, ...entry }: Entry): Entry => entry;
const other = { ...rfc, number: 'OTH010101ABC', id: 'other' };

describe('what is learned of an answer', () => {
  const add = { kind: 'add', payeeId: 'pye_acme' };
  const own: Learning = { account: found('A'), others: [] };
  test.for<readonly [string, Partial<Answer>, Learning, unknown]>([
    ['an account that is known', {}, own, { kind: 'touch', payeeId: 'pye_acme' }],
    ['an account of the stated document', { document: rfc }, byDocument, add],
    ['an account of the stated document, whoever holds it', { document: rfc, holder: 'NADIR GARCIA' }, byDocument, add],
    ['an account of the very name', { expectedName: 'Acme SA de CV', nameResult: 'match' }, byName, add],
    ['an account of the document that the bank says', { document: rfc, isDocumentSaid: true }, bySaidDocument, add],
    [
      'an account of the very name, with a document that is new',
      { document: rfc, expectedName: 'Acme SA de CV', nameResult: 'match' },
      memory(unknown, { ...named, known: { ...named.known, entries: named.known.entries.map(undocumented) } }),
      add,
    ],
    ['a new document', { document: rfc }, nobody, { kind: 'create', name: 'ACME SA DE CV' }],
    [
      'a document whose holder is hidden in part, as expected',
      { document: rfc, holder: 'A*** S*', expectedName: 'Acme SA', nameResult: 'match' },
      nobody,
      { kind: 'create', name: 'Acme SA' },
    ],
    ['no document', {}, memory(undefined), undefined],
    ['an account that does not exist', { document: rfc, isValid: false }, byDocument, undefined],
    ['a name that is somebody else’s', { document: rfc, nameResult: 'mismatch' }, nobody, undefined],
    [
      'a name that is somebody else’s, of a known document',
      { document: rfc, nameResult: 'mismatch' },
      byDocument,
      undefined,
    ],
    ['a hidden holder of a new document', { document: rfc, holder: 'A*** S*' }, nobody, undefined],
    ['a holder that the bank did not say', { document: rfc, holder: undefined }, nobody, undefined],
  ])('%s', ([, more, known, expected]) => {
    expect(lessonOf(answer(more, 'B'), known)).toEqual(expected);
  });

  const doubts: readonly (readonly [string, Partial<Answer>])[] = [
    ['a document that the bank contradicts', { isDocumentOther: true, expectedName: 'Acme SA de CV' }],
    ['a document of another, under the very name', { document: other, expectedName: 'Acme SA de CV' }],
    ['a holder whose letters are hidden', { document: rfc, holder: 'A*** S*', expectedName: 'Acme SA de CV' }],
    ['a holder that the bank did not say', { document: rfc, holder: undefined, expectedName: 'Acme SA de CV' }],
  ];
  test.for(doubts)('%s: who was told of it finds it in the book', ([, more]) => {
    expect(lessonOf(answer(more, 'B'), byName)).toEqual(add);
  });
  test.for(doubts)('%s: of whom nobody was told nothing is learned', ([, more]) => {
    expect(lessonOf(answer(more, 'B'), byNameAfterDocument)).toBeUndefined();
  });
});
test('an account that was learned waits for somebody, and says until when there was another', () => {
  const after = added(touched(acme, answer({}, 'A', 5)), answer({}, 'B', 9));
  expect(changesOf(after)).toEqual([{ what: 'otherAccount', until: plusDays(begin, 5), was: 'A', bank: null }]);
  expect(changesOf(confirmed(after, plusDays(begin, 10)))).toEqual([]);
});

test('a book learns no more accounts of a payee than it may have', () => {
  const many = Array.from({ length: accountsOfPayeeAtMost + 3 }, (_, day) => answer({}, `A${day}`, day));
  expect(many.reduce(added, acme).accounts).toHaveLength(accountsOfPayeeAtMost);
});

test('a payee without a document gets the one the bank says, unless that could be somebody else’s', () => {
  const plain = { ...acme, document: undefined };
  const said = { document: rfc, isDocumentSaid: true };
  expect(touchedInFull(plain, answer(said, 'A', 1)).document).toEqual(rfc);
  for (const more of [
    { holder: 'NADIR GARCIA' },
    { holder: 'A*** S*' },
    { isDocumentSaid: false },
    { nameResult: 'mismatch' as const },
  ])
    expect(touchedInFull(plain, answer({ ...said, ...more }, 'A', 1)).document).toBeUndefined();
});

test('a holder whom the bank masked at first hides nobody who comes after', () => {
  const names = ['ACME SA DE CV', 'NADIR GARCIA'];
  const masked = begun(answer({ holder: 'A*** S*' }), owner);
  const told = names.reduce((payee, holder, day) => touched(payee, answer({ holder }, 'A', day + 1)), masked);
  expect(changesOf(told)).toMatchObject([{ what: 'otherHolder', was: 'ACME SA DE CV' }]);
});

const told = fc
  .uniqueArray(
    fc.record({
      day: fc.integer({ min: 1, max: 60 }),
      account: fc.constantFrom('A', 'B'),
      holder: fc.constantFrom('ACME SA DE CV', 'NADIR GARCIA', undefined),
    }),
    {
      minLength: 1,
      maxLength: 8,
      selector: ({ day }) => day,
    },
  )
  .map((all) => all.map(({ day, account, holder }) => answer({ holder }, account, day)));

test('in whatever order answers are told, late ones included, the book comes to the same', () => {
  fc.assert(
    fc.property(told, fc.infiniteStream(fc.nat()), (answers, chance) => {
      const shuffled = answers
        .map((one) => ({ one, by: chance.next().value ?? 0 }))
        .toSorted((a, b) => a.by - b.by)
        .map(({ one }) => one);
      const start: Payee = { ...acme, accounts: [], validations: 0, events: [] };
      const inOrder = answers.toSorted((a, b) => (a.at < b.at ? -1 : 1)).reduce(added, start);
      const anyhow = shuffled.reduce(added, start);
      const whole = (payee: Payee) =>
        payee.accounts
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .map((one) => ({
            ...one,
            holder: one.holder && [one.holder.name, one.holder.since],
            said: one.said?.name,
            isConfirmed: isConfirmed(payee, one),
          }));
      expect(whole(anyhow)).toEqual(whole(inOrder));
      expect([anyhow.validations, anyhow.createdAt]).toEqual([inOrder.validations, inOrder.createdAt]);
      // The day until which a holder is told is one on which a bank named it.
      const untold = anyhow.accounts.filter(
        ({ id, holder }) =>
          holder &&
          !answers.some((one) => one.account.id === id && one.holder === holder.name && one.at === holder.until),
      );
      expect(untold).toEqual([]);
    }),
  );
});
