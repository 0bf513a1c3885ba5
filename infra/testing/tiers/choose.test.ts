import { describe, expect, test } from 'vitest';
import { choose, isAbout, type Candidate } from './choose.ts';
import { kinshipWith, wordOfPath } from './kinship.ts';

const cloud = { name: 'cloud', module: 'boot.ts', seconds: 4 };
const candidate = (file: string, more: Partial<Candidate> = {}): Candidate => ({
  file,
  distance: 3,
  kinship: 0,
  seconds: 1,
  openings: [],
  ...more,
});
const names = (all: readonly Candidate[]) => all.map(({ file }) => file);

const own = candidate('own', { distance: 1 });
const alike = candidate('alike', { distance: 5, kinship: wordOfPath });
const alikeInCloud = candidate('alike in a cloud', { distance: Infinity, kinship: wordOfPath, openings: [cloud] });
const near = candidate('near', { distance: 3 });
const far = candidate('far', { distance: 6 });
const inPassing = candidate('in passing', { distance: Infinity, kinship: 1, openings: [cloud] });
const other = candidate('other', { distance: 2, openings: [cloud] });

describe('a run of what a change can reach', () => {
  test('begins with its own tests, goes on with those that are called alike, and ends with the furthest', () => {
    const { run, tooLong } = choose([inPassing, far, alikeInCloud, near, alike, own], 60);
    expect(names(run)).toEqual(['own', 'alike', 'alike in a cloud', 'near', 'far', 'in passing']);
    expect(tooLong).toEqual([]);
  });

  test('leaves out what does not fit, and gives its time to those behind it', () => {
    const long = candidate('long', { distance: 2, seconds: 100 });
    const { run, tooLong } = choose([long, own, near], 2);
    expect([names(run), names(tooLong)]).toEqual([['own', 'near'], ['long']]);
  });

  test('opens a cloud once, whoever asks it first', () => {
    const second = { ...alikeInCloud, file: 'second' };
    expect(names(choose([alikeInCloud, second], 6).run)).toEqual(['alike in a cloud', 'second']);
    expect(names(choose([alikeInCloud, second], 5.5).run)).toEqual(['alike in a cloud']);
  });

  test('has nothing of a cloud that speaks of something else: all of the product leads there', () => {
    expect([own, near, alikeInCloud, inPassing, other].map(isAbout)).toEqual([true, true, true, true, false]);
  });
});

describe('a test is kin', () => {
  const many = Array.from({ length: 50 }, (_, at) => `web/features/${at}.test.ts`);
  const tests = [...many, 'web/e2e/payees.test.ts', 'web/e2e/answers.test.ts', 'functions/payees/learn.test.ts'];
  const kinship = kinshipWith(['web/features/payee/list.tsx'], tests);

  test('to what shares a word with it that few have, in the singular or not', () => {
    expect(kinship('web/e2e/payees.test.ts', '')).toBe(wordOfPath);
    expect(kinship('web/features/7.test.ts', '')).toBe(0);
  });

  test('the more, the more it says that word', () => {
    expect(kinship('web/e2e/answers.test.ts', "visit('/payees'); // a payee")).toBe(2);
  });

  test('to nothing of another room, but to all of what is shared', () => {
    expect(kinship('functions/payees/learn.test.ts', 'payee')).toBe(0);
    expect(kinshipWith(['shared/payees.ts'], tests)('functions/payees/learn.test.ts', '')).toBe(wordOfPath);
  });
});
