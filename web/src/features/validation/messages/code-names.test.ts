import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { namesIn } from './code-names.ts';

const i18n = createInstance();
await i18n.init({ lng: 'es', resources: {} });
const names = namesIn(i18n.getFixedT('es', ['validation', 'findings']), i18n);

it.each([
  ['CL', 'RUT', '760864285', '76.086.428-5'],
  ['UY', 'RUT', '211003420017', '21-100342-001-7'],
  ['CO', 'CC', '1018464851', '1.018.464.851'],
  ['EC', 'CC', '1714307103', '171430710-3'],
  ['BR', 'CNPJ', '58.547.642/0001-95', '58.547.642/0001-95'],
  ['CO', 'CC', '1*******51', '1.***.***.*51'],
])('writes a %s %s with its dots and dashes: %s', (country, type, number, written) => {
  expect(names.document(country, { type, number })).toBe(written);
});

it('leaves a document alone whose shape it does not know', () => {
  expect(names.document('MX', { type: 'RFC', number: 'CRM6702109K6' })).toBe('CRM6702109K6');
  expect(names.document('CL', { type: 'RUT', number: '12-3' })).toBe('12-3');
});

it('names the time zone of a moment', () => {
  expect(names.moment('2026-11-20T21:42:00Z')).toMatch(/2026, \d\d:\d\d (GMT|UTC)/);
});
