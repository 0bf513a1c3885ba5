import { describe, expect, it } from 'vitest';
import { countries } from '#shared/engine/countries/index.ts';
import { fallbackCountries } from './fallback-countries.ts';
import { listed } from './country-list.ts';

const offered = Object.keys(countries).map((code) => ({ code, name: code, flag: '', currency: '', available: true }));
const nameless = () => undefined;

describe('the countries of the form', () => {
  it('come in the order of the specification, the United States after them, those to come last', () => {
    const codes = listed(offered, nameless).map(({ code, available }) => (available ? code : `(${code})`));
    expect(codes.join(' ')).toBe('MX PE CO CL AR BR UY EC US (PA) (CR)');
  });

  it('announce a country only until it is offered', () => {
    const panama = { code: 'PA', name: 'Panamá', flag: '', currency: 'USD', available: true };
    const codes = listed([...offered, panama], nameless).filter(({ code }) => code === 'PA');
    expect(codes).toEqual([panama]);
  });

  it('are named in the language on screen', () => {
    const names = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'none' });
    const unheardOf = { code: 'ZX', name: 'Zembla', flag: '', currency: '', available: true };
    const named = listed([...fallbackCountries, unheardOf], (code) => names.of(code)).map(({ name }) => name);
    expect(named.join(', ')).toBe(
      'Mexico, Peru, Colombia, Chile, Argentina, Brazil, Uruguay, Ecuador, Zembla, Panama, Costa Rica',
    );
  });

  it('stay as they are when the server cannot be had', () => {
    expect(listed(fallbackCountries, nameless)).toEqual(fallbackCountries);
  });
});
