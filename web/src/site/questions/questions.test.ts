import { describe, expect, test } from 'vitest';
import { readabilityOf } from '../../../docs/guides/readability.ts';
import { languages } from '../../../docs/page.ts';
import { askedIn } from '../landing/questions-asked.ts';
import { questionIn, questionNames } from './questions.ts';

describe.each(languages)('in %s', (language) => {
  const all = questionNames.map((name) => questionIn(language, name));

  test('every question is asked once and is answered whole', () => {
    expect(all.length).toBeGreaterThanOrEqual(20);
    expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
    expect(all.filter(({ question, answer }) => /\{\{|undefined/.test(question + answer))).toEqual([]);
    expect(all.filter(({ answer }) => answer.length > 280)).toEqual([]);
  });

  test('what the first page answers is answered here in the same words', () => {
    for (const one of askedIn(language)) expect(all).toContainEqual(one);
  });
});

test('answers are read easily', () => {
  const text = questionNames.map((name) => questionIn('es', name).answer).join('\n');
  expect(readabilityOf(text)).toBeGreaterThanOrEqual(60);
});
