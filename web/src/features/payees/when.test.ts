import { describe, expect, it } from 'vitest';
import { whenIn } from './when.ts';

const now = new Date(2026, 10, 22, 15, 42);
const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString();
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('a moment of the past', () => {
  it.each([
    [at(2026, 10, 22, 15, 30), 'hace 12 minutos', '12 minutes ago'],
    [at(2026, 10, 22, 15, 43), 'hace un momento', 'just now'],
    [at(2026, 10, 22, 9, 5), 'hoy, 09:05', 'today, 09:05'],
    [at(2026, 10, 21, 17, 40), 'ayer, 17:40', 'yesterday, 17:40'],
    [at(2026, 10, 20, 1), 'anteayer', '2 days ago'],
    [at(2026, 10, 19, 1), 'hace 3 días', '3 days ago'],
    [at(2026, 10, 3), '3 nov', 'Nov 3'],
    [at(2025, 10, 3), '3 nov 2025', 'Nov 3, 2025'],
  ])('%s is «%s», «%s»', (iso, es, en) => {
    expect([plain(whenIn('es', now).ago(iso)), plain(whenIn('en', now).ago(iso))]).toEqual([es, en]);
  });

  it('counts the days of the calendar, not of 24 hours', () => {
    const early = whenIn('es', new Date(2026, 10, 22, 1));
    expect(plain(early.ago(at(2026, 10, 21, 23, 30)))).toBe('ayer, 23:30');
  });

  it('names the year only where it is another one', () => {
    const { day } = whenIn('es', now);
    expect([day(at(2026, 4, 3)), day(at(2025, 4, 3))]).toEqual(['3 de mayo', '3 de mayo de 2025']);
  });
});
