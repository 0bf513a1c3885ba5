import { expect, it } from 'vitest';
import { keptAnswers } from './kept-answers.ts';

it('keeps no more answers than it may: the oldest go, and one that is given anew is young again', () => {
  const kept = keptAnswers<number>({ ms: 1000, most: 2, now: () => 0 });
  kept.keep('a', 1);
  kept.keep('b', 2);
  kept.keep('a', 3);
  kept.keep('c', 4);
  expect(['a', 'b', 'c'].map(kept.get)).toEqual([3, undefined, 4]);
});

it('keeps an answer until its time is over, and not to the end of it', () => {
  let time = 0;
  const kept = keptAnswers<number>({ ms: 1000, most: 2, now: () => time });
  kept.keep('a', 1);
  time = 999;
  expect(kept.get('a')).toBe(1);
  time = 1000;
  expect(kept.get('a')).toBeUndefined();
});
