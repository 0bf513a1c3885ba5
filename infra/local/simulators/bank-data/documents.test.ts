import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents } from './documents.ts';

/** Each check below is written from the rule of its registry, not from the code that draws the number. */
const sum = (digits: string, weights: readonly number[]) =>
  Array.from(digits).reduce((total, digit, place) => total + Number(digit) * (weights[place] ?? 0), 0);

/** Digit and weighted sum cancel out modulo 11. */
const cuitHolds = (document: string): boolean =>
  sum(document.replaceAll('-', ''), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

const lastTwoHold = (digits: string, weights: readonly number[]): boolean => {
  const holds = (body: string, used: readonly number[], digit: string | undefined) => {
    const rest = sum(body, used) % 11;
    return Number(digit) === (rest < 2 ? 0 : 11 - rest);
  };
  return (
    holds(digits.slice(0, -2), weights.slice(1), digits.at(-2)) && holds(digits.slice(0, -1), weights, digits.at(-1))
  );
};

const rutHolds = (document: string): boolean => {
  const digit = document.endsWith('K') ? 10 : Number(document.at(-1));
  return (sum(document.slice(0, 8), [3, 2, 7, 6, 5, 4, 3, 2]) + digit) % 11 === 0;
};

const luhnHolds = (document: string): boolean => {
  const doubled = Array.from(document, (digit, place) => String(Number(digit) * (place % 2 === 0 ? 2 : 1)));
  return Array.from(doubled.join('')).reduce((total, digit) => total + Number(digit), 0) % 10 === 0;
};

const rfcHolds = (document: string): boolean => {
  const values = Array.from(document.slice(0, -1).padStart(12), (sign) =>
    '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'.indexOf(sign),
  );
  const digit = document.endsWith('A') ? 10 : Number(document.at(-1));
  return (values.reduce((total, value, place) => total + value * (13 - place), 0) + digit) % 11 === 0;
};

const checks: Readonly<Record<keyof typeof documents, (document: string) => boolean>> = {
  argentinePerson: (d) => /^2[07]-\d{8}-\d$/.test(d) && cuitHolds(d),
  argentineCompany: (d) => /^3[03]-\d{8}-\d$/.test(d) && cuitHolds(d),
  cpf: (d) =>
    /^\d{3}\.\d{3}\.\d{3}-\d\d$/.test(d) && lastTwoHold(d.replace(/\D/g, ''), [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]),
  cnpj: (d) =>
    /^\d\d\.\d{3}\.\d{3}\/0001-\d\d$/.test(d) &&
    lastTwoHold(d.replace(/\D/g, ''), [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]),
  chileanPerson: (d) => d.startsWith('1') && rutHolds(d),
  chileanCompany: (d) => d.startsWith('7') && rutHolds(d),
  cc: (d) => /^1\d{9}$/.test(d),
  nit: (d) => [0, 1, 11 - Number(d[9])].includes(sum(d.slice(0, 9), [41, 37, 29, 23, 19, 17, 13, 7, 3]) % 11),
  cedula: (d) => /^17[0-5]\d{7}$/.test(d) && luhnHolds(d),
  ecuadorianRuc: (d) => /^179\d{7}001$/.test(d),
  mexicanPerson: (d) => /^[A-Z]{4}\d{6}[A-Z0-9]{3}$/.test(d) && rfcHolds(d),
  mexicanCompany: (d) => /^[A-Z]{3}\d{6}[A-Z0-9]{3}$/.test(d) && rfcHolds(d),
  dni: (d) => /^\d{8}$/.test(d),
  peruvianRuc: (d) => (11 - (sum(d.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(d[10]),
  ssn: (d) => /^987-65-432\d$/.test(d),
  ein: (d) => /^84-\d{7}$/.test(d),
  uruguayanCi: (d) => sum(d, [2, 9, 8, 7, 6, 3, 4, 1]) % 10 === 0,
  uruguayanRut: (d) => sum(d, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
};

describe('drawn documents', () => {
  it.each(Object.entries(checks))('%s has the shape and check digits of its registry', (kind, check) => {
    const document = documents[kind as keyof typeof documents];
    fc.assert(
      fc.property(fc.string(), (key) => {
        const number = document.number(key);
        expect(number).toSatisfy(check);
      }),
    );
  });
});
