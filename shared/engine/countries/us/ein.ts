import { layout } from '../../layout.ts';
import { after } from '../../normalise.ts';
import { documentKind } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';

/** Where the number was assigned, by campus (IRS, How EINs are assigned and valid EIN prefixes); new ones appear now and then. */
const prefixes = new Set(
  [
    '10 12', // Andover
    '60 67', // Atlanta
    '50 53', // Austin
    '01 02 03 04 05 06 11 13 14 16 21 22 23 25 34 51 52 54 55 56 57 58 59 65', // Brookhaven
    '30 32 35 36 37 38 61', // Cincinnati
    '15 24', // Fresno
    '20 26 27 45 46 47 81 82 83 84 85 86 87 88', // Internet
    '40 44', // Kansas City
    '94 95', // Memphis
    '80 90', // Ogden
    '33 39 41 42 43 48 62 63 64 66 68 71 72 73 74 75 76 77 91 92 93 98 99', // Philadelphia
    '31', // Small Business Administration
  ].flatMap((campus) => campus.split(' ')),
);

/** Employer Identification Number, NN-NNNNNNN. It has no check digit. */
export const ein = documentKind({
  type: 'EIN',
  code: 'us.ein',
  findings: { prefix: 'warning', zeros: 'error' },
  layout: layout([
    { part: 'prefix', size: 2 },
    { part: 'number', size: 7 },
  ]),
  writing: after('US'),
  rules: [
    zerosOnly,
    (text) => (prefixes.has(text.slice(0, 2)) ? undefined : { finding: 'prefix', part: 'prefix', position: 1 }),
  ],
});
