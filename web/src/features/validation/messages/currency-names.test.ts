import { expect, it } from 'vitest';
import { currencyNames } from './currency-names.ts';

it('names a currency in the language on screen', () => {
  expect(currencyNames('MXN', 'es-419')).toBe('Peso mexicano');
  expect(currencyNames('MXN', 'en-US')).toBe('Mexican Peso');
});

it('names both currencies of an account that holds two', () => {
  expect(currencyNames('UYU,USD', 'es-419')).toBe('Peso uruguayo y dólar estadounidense');
});

it('shows what is no currency code as it came', () => {
  expect(currencyNames('pesos?', 'es-419')).toBe('Pesos?');
  expect(currencyNames('', 'es-419')).toBe('');
});
