import { expectedCheck } from '../../check-digits.ts';
import type { WeightedSum } from '../../check-digits.ts';
import { layout } from '../../layout.ts';
import { after } from '../../normalise.ts';
import { documentKind } from '../../pack.ts';
import type { Said } from '../../pack.ts';
import { zerosOnly } from '../../rules.ts';
import { isPersons, knownProvince, ofPerson, personsThirdDigit } from './cedula.ts';

/**
 * Companies (third digit 9), tenth digit: weights 4 3 2 7 6 5 4 3 2, 11 minus the remainder, 11 is 0 and 10 is not issued.
 * 179206034: the sum is 104, remainder 5, so 6. Source: github.com/arthurdejong/python-stdnum.
 */
const ofCompany: WeightedSum = { weights: [4, 3, 2, 7, 6, 5, 4, 3, 2], product: 'whole', remainders: '0 987654321' };

/** The State (third digit 6), ninth digit: as companies with weights 3 2 7 6 5 4 3 2. 17600015: 72, remainder 6, so 5. */
const ofState: WeightedSum = { weights: [3, 2, 7, 6, 5, 4, 3, 2], product: 'whole', remainders: '0 987654321' };

type CheckFinding = 'check_digit' | 'company_digit' | 'state_digit';

const shape = (digits: number, finding: CheckFinding, method: WeightedSum) =>
  layout(
    [
      { part: 'province', size: 2 },
      { part: 'number', size: digits },
      { part: 'checkDigit', size: 1, role: 'check' },
      { part: 'establishment', size: 10 - digits },
    ],
    [{ finding, part: 'checkDigit', over: ['province', 'number'], method }],
  );

const person = shape(7, 'check_digit', ofPerson);
const company = shape(7, 'company_digit', ofCompany);
const state = shape(6, 'state_digit', ofState);
/** Without the zero that a province from 01 to 09 begins with. */
const withoutZero = layout([
  { part: 'province', size: 1 },
  { part: 'number', size: 8 },
  { part: 'establishment', size: 3 },
]);
const unchecked = layout([
  { part: 'province', size: 2 },
  { part: 'number', size: 8 },
  { part: 'establishment', size: 3 },
]);

/**
 * RUC: a cédula, or a company's or public body's number, and its establishment. The tax authority says that numbers of
 * companies and public bodies follow no algorithm and must not be refused for their digit: 1793213150001 and 0993366721001 are
 * active (reports to python-stdnum 290, 457 and 497, stdnum-js 168). So that digit only warns, a person's decides.
 */
export const ruc = documentKind({
  type: 'RUC',
  code: 'ec.ruc',
  findings: {
    check_digit: 'error',
    company_digit: 'warning',
    state_digit: 'warning',
    zeros: 'error',
    province: 'error',
    third_digit: 'warning',
    establishment: 'error',
    leading_zero: 'error',
  },
  layout: (text) => (lacksZero(text) ? withoutZero : layoutBy[text.charAt(2)]?.(text)) ?? person,
  writing: after('EC'),
  rules: [leadingZero, zerosOnly, ofWhole(knownProvince), ofWhole(thirdDigit), ofWhole(establishment)],
});

/** By third digit; the others are a person's. */
const layoutBy: Readonly<Record<string, (text: string) => typeof person | typeof unchecked>> = {
  6: (text) => (isForeigners(text) ? person : state),
  9: (text) => (isWithoutDigit(text) ? unchecked : company),
};

/** A foreigner's cédula also has a 6 there: it is one when only its own check digit agrees. */
function isForeigners(text: string): boolean {
  return isPersons(text) && expectedCheck(ofState, text, 0, 8, {}) !== text.charAt(8);
}

/** Pichincha and Guayas ran out of six-digit numbers about 2021; those since have a digit more and none to check. */
function isWithoutDigit(text: string): boolean {
  return text.startsWith('1793') || text.startsWith('0993');
}

/**
 * Spreadsheets take the first zero of a number for nothing, so a RUC of the provinces 01 to 09 arrives with twelve digits. It is
 * one when, with the zero, it would be right: a person's check digit agrees, or the third digit says company or public body.
 * 992397535001 is 0992397535001, a company of Guayas; 171430710300 is being typed: establishment 001 does not end it yet.
 */
function lacksZero(text: string): boolean {
  if (text.length !== 12 || text.startsWith('0') || !text.endsWith('001')) return false;
  const third = text.charAt(1);
  return third === '6' || third === '9' || (third < '6' && isPersons(`0${text}`));
}

function leadingZero(text: string): Said<'leading_zero'> | undefined {
  return lacksZero(text) ? { finding: 'leading_zero', part: 'province', position: 1, expected: `0${text}` } : undefined;
}

/** Places are counted from the zero that may be missing. */
function ofWhole<Finding extends string>(rule: (text: string) => Said<Finding> | undefined) {
  return (text: string) => (lacksZero(text) ? undefined : rule(text));
}

function thirdDigit(text: string): Said<'third_digit'> | undefined {
  return text.charAt(2) === '9' ? undefined : personsThirdDigit(text);
}

function establishment(text: string): Said<'establishment'> | undefined {
  if (!text.endsWith('000')) return undefined;
  return { finding: 'establishment', part: 'establishment', position: 11, expected: '001' };
}
