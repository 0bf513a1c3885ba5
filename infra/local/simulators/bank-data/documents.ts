import { digits, draw, pick } from './chance.ts';
import { luhnDigit, weighted } from './check-digits.ts';

/** `number` turns the key of an account into the document of its holder, always the same one. */
export type Document = { readonly type: string; readonly number: (key: string) => string };

/** Some bodies have no check digit and are never issued: take the next draw, as the registries do. */
const issued = (key: string, length: number, complete: (body: string) => string | undefined): string => {
  for (let attempt = 0; ; attempt++) {
    const whole = complete(digits(length, key, 'document', attempt));
    if (whole) return whole;
  }
};

const cuitWeights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
const nitWeights = [41, 37, 29, 23, 19, 17, 13, 7, 3];
const cpfWeights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

const below10 = (digit: number): string | undefined => (digit < 10 ? String(digit) : undefined);

/** Appends 11 minus the remainder; 11 is written 0 and 10 is not issued. 20-05536168 sums 141, so 2. */
const elevens = (body: string, weights: readonly number[]): string | undefined => {
  const digit = below10((11 - (weighted(body, weights) % 11)) % 11);
  return digit && body + digit;
};

/** CPF and CNPJ append two digits, each over all before it; remainders 0 and 1 are written 0. */
const brazilian = (body: string, weights: readonly number[]): string =>
  [weights.slice(1), weights].reduce((number, part) => {
    const rest = weighted(number, part) % 11;
    return number + String(rest < 2 ? 0 : 11 - rest);
  }, body);

const cuit = (type: string, prefixes: readonly [string, ...string[]]): Document => {
  const dashed = (number: string | undefined) => number?.replace(/^(..)(.{8})(.)$/, '$1-$2-$3');
  return {
    type,
    number: (key) => issued(key, 8, (body) => dashed(elevens(pick(prefixes, key, 'prefix') + body, cuitWeights))),
  };
};

const rut = (first: string, length: number): Document => {
  const number = (key: string) => {
    const body = first + digits(length, key, 'document');
    const digit = (11 - (weighted(body, [3, 2, 7, 6, 5, 4, 3, 2].slice(-body.length)) % 11)) % 11;
    return body + (digit === 10 ? 'K' : String(digit));
  };
  return { type: 'RUT', number };
};

/** Homoclave and check digit of an RFC are letters or digits; the last is (11 - sum) mod 11 with 10 written A. */
const rfc = (initials: (key: string) => string): Document => {
  const alphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
  const number = (key: string) => {
    const year = String(Math.floor(draw(key, 'year') * 60) + 40).slice(-2);
    const month = String(Math.floor(draw(key, 'month') * 12) + 1).padStart(2, '0');
    const day = String(Math.floor(draw(key, 'day') * 28) + 1).padStart(2, '0');
    const body = `${initials(key)}${year}${month}${day}${pick(['AB', 'R4', '7K', 'Q1'], key, 'homoclave')}`;
    const sum = Array.from(body.padStart(12)).reduce(
      (total, sign, place) => total + alphabet.indexOf(sign) * (13 - place),
      0,
    );
    const digit = (((11 - sum) % 11) + 11) % 11;
    return body + (digit === 10 ? 'A' : String(digit));
  };
  return { type: 'RFC', number };
};

const cedula = (key: string): string => {
  const body = `17${Math.floor(draw(key, 'third') * 6)}${digits(6, key, 'document')}`;
  return body + String(luhnDigit(body, 2));
};

const nit = (key: string): string => {
  const body = `9${digits(8, key, 'document')}`;
  const rest = weighted(body, nitWeights) % 11;
  return body + String(rest < 2 ? rest : 11 - rest);
};

const uruguayanRut = (key: string): string =>
  issued(key, 6, (body) => {
    const number = `21${body}001`;
    const digit = below10((11 - (weighted(number, [4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11);
    return digit && number + digit;
  });

const uruguayanCi = (key: string): string => {
  const body = pick(['1', '2', '3', '4', '5'], key, 'first') + digits(6, key, 'document');
  return body + String((10 - (weighted(body, [2, 9, 8, 7, 6, 3, 4]) % 10)) % 10);
};

const peruvianRuc = (key: string): string => {
  const body = `20${digits(8, key, 'document')}`;
  return body + String((11 - (weighted(body, cuitWeights) % 11)) % 10);
};

const formatCpf = (number: string): string => number.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4');
const formatCnpj = (number: string): string => number.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');

export const documents = {
  argentinePerson: cuit('CUIT', ['20', '27']),
  argentineCompany: cuit('CUIT', ['30', '33']),
  cpf: { type: 'CPF/CNPJ', number: (key) => formatCpf(brazilian(digits(9, key, 'document'), cpfWeights)) },
  cnpj: { type: 'CPF/CNPJ', number: (key) => formatCnpj(brazilian(`${digits(8, key, 'document')}0001`, cnpjWeights)) },
  chileanPerson: rut('1', 7),
  chileanCompany: rut('7', 7),
  cc: { type: 'CC', number: (key) => `1${digits(9, key, 'document')}` },
  nit: { type: 'NIT', number: nit },
  cedula: { type: 'CC', number: cedula },
  ecuadorianRuc: { type: 'RUC', number: (key) => `179${digits(7, key, 'document')}001` },
  mexicanPerson: rfc((key) => pick(['GOPM', 'RUHL', 'MASA', 'TOVJ'], key, 'initials')),
  mexicanCompany: rfc((key) => pick(['DNO', 'TCM', 'ASV', 'CRB'], key, 'initials')),
  dni: { type: 'DNI', number: (key) => `4${digits(7, key, 'document')}` },
  peruvianRuc: { type: 'RUC', number: peruvianRuc },
  // 987-65-4320 to 4329 were set aside for advertising: nobody holds them.
  ssn: { type: 'SSN', number: (key) => `987-65-432${digits(1, key, 'document')}` },
  ein: { type: 'EIN', number: (key) => `84-${digits(7, key, 'document')}` },
  uruguayanCi: { type: 'CI', number: uruguayanCi },
  uruguayanRut: { type: 'RUT', number: uruguayanRut },
} satisfies Record<string, Document>;
