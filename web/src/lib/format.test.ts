import { describe, expect, it } from 'vitest';
import { formatters } from './format.ts';

/** Intl puts no-break spaces where a line must not end. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const moment = '2026-11-20T21:42:00Z';

describe('numbers, money and dates', () => {
  it('are written as in Latin America', () => {
    const { number, usd, day, moment: when } = formatters('es', 'America/Mexico_City');
    expect([number(25_000), plain(usd(125)), plain(usd(1.25))]).toEqual(['25,000', 'USD 125', 'USD 1.25']);
    expect(day(moment)).toBe('20 nov');
    expect(plain(when(moment))).toBe('20 nov 2026, 15:42');
  });

  it('are written as in English', () => {
    const { day, shortMoment, second } = formatters('en', 'America/Mexico_City');
    expect([day(moment), shortMoment(moment)]).toEqual(['Nov 20', 'Nov 20, 15:42']);
    expect(second('2026-11-20T21:42:07.900Z')).toBe('Nov 20, 15:42:07');
  });

  it('show midnight as 00, not 24', () => {
    expect(formatters('en', 'UTC').shortMoment('2026-11-20T00:05:00Z')).toBe('Nov 20, 00:05');
  });
});
