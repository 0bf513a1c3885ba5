import { expect, test } from 'vitest';
import { beforePaying, forgetBeforePaying, keepBeforePaying, offerQuestion, takeQuestion } from './before-paying.ts';

const emptyStorage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
};

const question = { country: 'MX', draft: { accountNumber: '012' }, number: '012', parts: [], bank: 'BBVA' };
const left = { who: 'ana@empresa.example', paymentId: 'pay_1', credits: 3, debt: 0 };

test('the question of who left to pay is theirs, once', () => {
  const storage = emptyStorage();
  const takeBack = offerQuestion(() => question);
  keepBeforePaying(left, storage);
  takeBack();
  expect(beforePaying('ben@empresa.example', storage)).toBeUndefined();
  expect(takeQuestion('ben@empresa.example', storage)).toBeNull();
  expect(takeQuestion(undefined, storage)).toBeNull();
  expect(takeQuestion(left.who, storage)).toEqual(question);
  expect(takeQuestion(left.who, storage)).toBeNull();
  expect(beforePaying(left.who, storage)).toEqual({ ...left, question: null });
});

test('where nothing is being asked nothing is kept of it', () => {
  const storage = emptyStorage();
  offerQuestion(() => question)();
  keepBeforePaying(left, storage);
  expect(takeQuestion(left.who, storage)).toBeNull();
});

test('a form that is gone does not take back what a later one offers', () => {
  const storage = emptyStorage();
  const first = offerQuestion(() => null);
  const second = offerQuestion(() => question);
  first();
  keepBeforePaying(left, storage);
  second();
  expect(takeQuestion(left.who, storage)).toEqual(question);
});

test('what was forgotten or is damaged counts as nothing', () => {
  const storage = emptyStorage();
  keepBeforePaying(left, storage);
  forgetBeforePaying(storage);
  expect(beforePaying(left.who, storage)).toBeUndefined();
  for (const damaged of ['{', 'null', '7', '{"who":"ana@empresa.example"}']) {
    storage.setItem('beforePaying', damaged);
    expect(beforePaying(left.who, storage)).toBeUndefined();
  }
});
