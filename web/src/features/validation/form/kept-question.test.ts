import { expect, test } from 'vitest';
import { loadCountry } from '#shared/engine/load-country.ts';
import { emptyDraft, readDraft, type Draft } from './draft.ts';
import { draftOfKept, questionToKeep } from './kept-question.ts';

const mexico = await loadCountry('MX');
const kept = (draft: Draft) => {
  const reading = readDraft(mexico, draft);
  if (!reading) throw new Error('Mexico has formats');
  return questionToKeep(draft, reading);
};
const typed: Draft = { ...emptyDraft, accountNumber: '002 115 01600326941 1', beneficiaryName: 'Luna Nueva' };

test('the form comes back as it was typed', () => {
  const question = kept(typed);
  expect(question && draftOfKept(question)).toEqual(typed);
});

test('what names the account hides most of it', () => {
  expect(kept(typed)).toMatchObject({
    country: 'MX',
    bank: 'Banamex',
    parts: [{ value: '002' }, { value: '115' }, { value: '•••••••6941' }, { value: '1' }],
  });
});

test('an empty form is nothing to keep', () => {
  expect(kept({ ...emptyDraft, beneficiaryName: 'Luna Nueva' })).toBeNull();
});

test('only fields of the form come back, whatever the browser kept', () => {
  const question = kept(typed);
  const changed = { ...question, draft: { accountNumber: 7, evil: 'x', reference: 'a' } } as unknown as typeof question;
  expect(changed && draftOfKept(changed)).toEqual({ ...emptyDraft, reference: 'a' });
});
