import { describe, expect, test } from 'vitest';
import { retention } from '#shared/retention.ts';
import { plans } from '#shared/plans.ts';
import { languages } from '../page.ts';
import { sectionsOf } from '../markdown/read.ts';
import { legalMessages } from './messages.ts';
import { legalPages } from './pages.ts';
import { legalText } from './legal-text.ts';
import { securityExpires, securityTxt } from './security-txt.ts';
import { creditsTable, howLongIn, retentionTable } from './tables.ts';
import { versions, type LegalName } from './versions.ts';

const names = Object.keys(versions) as LegalName[];
const texts = names.flatMap((name) => languages.map((language) => ({ name, language, ...legalText(name, language) })));

describe.for(texts)('$name in $language', ({ name, language, markdown }) => {
  test('opens each section with one plain sentence', () => {
    const { short } = legalMessages[language];
    for (const { heading, tokens } of sectionsOf(markdown)) {
      const [first] = tokens.filter(({ type }) => type !== 'space');
      expect([heading?.text, first?.raw]).toEqual([
        heading?.text,
        expect.stringMatching(new RegExp(`^${short} [^.]+\\.\\s*$`)),
      ]);
    }
  });

  test('has the sections of the other language, and no place left open', () => {
    const count = (text: string) => sectionsOf(text).length;
    expect(languages.map((other) => count(legalText(name, other).markdown))).toEqual(
      languages.map(() => count(markdown)),
    );
    expect(markdown).not.toMatch(/\{\{|\}\}|TODO/);
  });
});

test.for(names)('%s is dated, and its newest version stands first', (name) => {
  const days = versions[name].map(({ since }) => since);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(versions[name].map(({ number }) => number)).toEqual(days.map((_, index) => days.length - index));
  const html = legalPages.find(({ path }) => path === `/${name}`)?.main('es') ?? '';
  expect(html).toContain(`<time datetime="${days[0]}">`);
});

test('the policy names every country of the product, its law and its authority', () => {
  const { markdown } = legalText('privacy-policy', 'es');
  const laws = [
    '25.326',
    '13.709',
    '19.628',
    '21.719',
    '1581',
    '2021',
    'GLBA',
    '2025',
    '29733',
    '016-2024-JUS',
    '18.331',
  ];
  for (const law of laws) expect(markdown).toContain(law);
});

test('the times that the policy tells are those that the code keeps', () => {
  for (const language of languages) {
    const rows = retentionTable(language).split('\n').slice(2);
    expect(rows).toHaveLength(Object.keys(retention).length);
    const { lines } = legalMessages[language].retention;
    for (const [line, { days }] of Object.entries(retention)) {
      const row = rows.find((one) => one.startsWith(`| ${lines[line as keyof typeof lines]} |`)) ?? '';
      expect(row).toContain(typeof days === 'number' ? `| ${days} d` : howLongIn(language, days));
      expect(row).not.toContain('{{');
    }
  }
});

test('the terms tell credits, prices and expiry as they are sold', () => {
  const rows = creditsTable('en');
  for (const { pack } of Object.values(plans))
    expect(rows).toContain(`| ${pack.credits} | ${pack.priceUsd} | ${pack.validDays} days |`);
});

describe('security.txt', () => {
  const day = 24 * 60 * 60 * 1000;
  const end = Date.parse(securityExpires);

  test('holds today, for no longer than a year, and says what its standard asks for', () => {
    const text = securityTxt(new Date());
    for (const field of [
      'Contact: mailto:',
      'Expires: ',
      'Preferred-Languages: es, en',
      'Canonical: https://',
      'Policy: https://',
    ])
      expect(text).toContain(field);
    expect(text.match(/^Expires: /gm)).toHaveLength(1);
  });

  test.for([end, end + day, end - 367 * day])('is not written when nobody may rely on it (at %i)', (now) => {
    expect(() => securityTxt(new Date(now))).toThrow('security.txt ends on');
  });
});
