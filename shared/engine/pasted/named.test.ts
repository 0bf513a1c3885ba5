import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries } from '../countries/index.ts';
import { packs } from '../index.ts';
import { nameNumber } from './named.ts';

const nameIn = (country: string, text: string) => nameNumber(text, { packs, country });
const wordsOf = ({ names }: ReturnType<typeof nameNumber>) => names.map(({ country, name }) => `${country} ${name}`);
const everywhere = Object.keys(countries);

test.for([
  ['002 115 0160 0326 941 1', 'MX CLABE'],
  ['CLABE: 002115016003269411 Ferretera del Bajío', 'MX CLABE'],
  ['2850590940090418135201', 'AR CBU'],
  ['0000003100065557211734', 'AR CVU'],
  ['pan.pampa.tango', 'AR ALIAS'],
  ['00392401319240299683', 'PE CCI'],
  ['BR97 0036 0305 0000 1000 9795 493P 1', 'BR IBAN'],
  ['ana@correo.com', 'BR PIX'],
  ['GODE561231GR8', 'MX RFC'],
])('%s is a certain %s, whichever country was chosen', ([text = '', name = '']) => {
  for (const country of everywhere) expect([country, wordsOf(nameIn(country, text))[0]]).toEqual([country, name]);
});

test('a document that may be a key to an account is named as both', () => {
  expect(wordsOf(nameIn('MX', '58.547.642/0001-95'))).toEqual(['BR PIX', 'BR CNPJ']);
  expect(wordsOf(nameIn('MX', '390.533.447-05'))).toEqual(['BR PIX', 'BR CPF']);
});

test('zeros that a spreadsheet took come back where the check digits prove them', () => {
  expect(nameIn('AR', '2115016003269411')).toMatchObject({
    number: '002115016003269411',
    zeros: 2,
    names: [{ country: 'MX', name: 'CLABE', isCertain: true }],
  });
});

test('digits that nothing proves are several things at once, the one with a check digit first', () => {
  const naming = nameIn('CL', '021000021');
  expect(naming.names.some(({ isCertain }) => isCertain)).toBe(false);
  expect(wordsOf(naming)).toEqual(expect.arrayContaining(['CL LOCAL', 'CO LOCAL', 'US routingNumber']));
  expect(wordsOf(naming)[0]).toBe('US routingNumber');
});

test.for([
  ['a card', '4111 1111 1111 1111', 'card'],
  ['a number a spreadsheet cut', '1.23E+17', 'cut'],
])('%s is named as that and as nothing else', ([, text = '', kind]) => {
  expect(nameIn('MX', text)).toEqual({ kind, number: '', zeros: 0, names: [] });
});

test('any text is named without an objection, and the same whoever asks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...everywhere), (text, country) => {
      const { names } = nameIn(country, text);
      for (const one of names.filter(({ isCertain }) => isCertain)) expect(everywhere).toContain(one.country);
    }),
  );
});

test('what the packs publish as right is among what it may be', () => {
  for (const { country, accounts, documents, examples } of packs)
    for (const { kind, number, valid } of examples) {
      const account = accounts.find(({ code }) => code === kind)?.format;
      const document = documents.find(({ code }) => code === kind)?.type;
      if (!valid || account === undefined || document !== undefined) continue;
      expect(wordsOf(nameIn(country, number))).toContain(`${country} ${account}`);
    }
});
