import { describe, expect, it } from 'vitest';
import { packs } from '#shared/engine/index.ts';
import { countryOf } from '#shared/engine/country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import page from '../../../../../docs/sandbox.md?raw';
import { bodyOf, readDraft } from '../form/draft.ts';
import { testAnswers, testDraft, type TestAnswer } from './test-numbers.ts';

const answers = Object.keys(testAnswers) as TestAnswer[];
const rows = page.split('\n').filter((line) => line.startsWith('| `'));
const bodyFor = (country: string): unknown => {
  const cell = rows.find((row) => row.startsWith(`| \`${country}\``))?.split('|')[2] ?? '';
  return JSON.parse(cell.replaceAll('`', '').replace('NN', testAnswers.notFound));
};

describe.each(packs)('the test numbers of $country', (pack) => {
  const code = pack.country as CountryCode;
  const read = (answer: TestAnswer) => {
    const reading = readDraft(countryOf(pack), testDraft(code, answer));
    if (!reading) throw new Error(`${code} has no account format`);
    return reading;
  };

  it('are whole accounts nobody objects to', () => {
    expect(answers.map((answer) => read(answer).errors)).toEqual(answers.map(() => ({})));
  });

  it('are those the page about the sandbox promises answers to', () => {
    expect(bodyOf(read('notFound'))).toMatchObject({ ...(bodyFor(code) as object), environment: 'sandbox' });
  });
});

it('every wanted answer is one the page about the sandbox tells', () => {
  for (const digits of Object.values(testAnswers))
    expect(rows.some((row) => row.startsWith(`| \`${digits}\``))).toBe(true);
});
