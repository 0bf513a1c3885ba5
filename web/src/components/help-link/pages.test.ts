import { describe, expect, test } from 'vitest';
import { sheetCodes, type CellCode } from '#shared/batch/finding.ts';
import { findings } from '#shared/messages/findings/en.ts';
import { helpArticles } from '../../../docs/help/articles.ts';
import { languages } from '../../../docs/page.ts';
import { pages as portal } from '../../../docs/pages.ts';
import { helpOfOutcome } from '../../features/payments/outcome-help.ts';
import { helpOfCell, helpOfFinding, helpPages } from './pages.ts';

describe.each(languages)('in %s', (language) => {
  const there = new Set<string>([...helpArticles(language), ...portal(language)].map(({ path }) => path));

  test('whatever can be wrong with a cell of a file leads to a page', () => {
    const codes = [...Object.keys(sheetCodes), ...Object.keys(findings), 'field.required'] as CellCode[];
    expect(codes.map(helpOfCell).filter((page) => !there.has(page))).toEqual([]);
  });

  test('every error, answer and empty place of the dashboard leads to a page', () => {
    const led = [...helpPages, ...Object.values(helpOfOutcome), ...Object.keys(findings).map(helpOfFinding)];
    expect(led.length).toBeGreaterThan(250);
    expect(led.filter((page) => page !== undefined && !there.has(page))).toEqual([]);
  });
});
