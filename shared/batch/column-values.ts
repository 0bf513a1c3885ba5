import type { Country } from '../engine/country.ts';
import { isSpreadsheetNumber } from '../engine/normalise.ts';
import { accountsIn } from '../engine/pasted/account.ts';
import { isAmount, isDate, isEmail, isName } from '../engine/pasted/values.ts';
import { sandboxAccounts } from '../validation/sandbox.ts';
import { bankNamed } from './banks.ts';
import { documentTypeNamed } from './documents.ts';
import type { BatchField } from './fields.ts';
import type { Heading } from './heading.ts';
import { accountFormatNamed, accountTypeNamed, countryNamed } from './named.ts';

/** Engines that a text may belong to: the country's alone where it is known. */
export type Engines = readonly Country[];
type Test = (text: string) => boolean;

export const shareOf = (texts: readonly string[], holds: Test): number =>
  texts.length === 0 ? 0 : texts.filter(holds).length / texts.length;

const hasDigit: Test = (text) => /\d/.test(text);
const hasLetter: Test = (text) => /\p{L}/u.test(text);
const isOther: Test = (text) => {
  const plain = text.toLowerCase();
  return isDate(plain) || isAmount(plain);
};

/** A spreadsheet spoiled it: then it was a number of that column, too. */
const isSpoiled: Test = (text) => isSpreadsheetNumber(text) || text.startsWith('#');

/** A number that nothing but an account of the country can be. */
export const isProvenAccount = (engines: Engines, text: string): boolean =>
  !isEmail(text) &&
  engines.some(({ pack }) =>
    accountsIn(pack, text, []).some(({ proof, kind }) => proof === 'certain' && kind.format !== 'LOCAL'),
  );

/** A document whose check digits agree, and of which nothing else is doubtful. */
export const isProvenDocument = (engines: Engines, text: string): boolean =>
  engines.some(({ pack, judgeDocument }) =>
    pack.documents.some(({ type }) => {
      const { state, confirmed, findings } = judgeDocument({ type, number: text });
      return state === 'well-formed' && confirmed > 0 && findings.length === 0;
    }),
  );

const isDocument = (engines: Engines, text: string): boolean =>
  engines.some(({ pack, judgeDocument }) =>
    pack.documents.some(({ type }) => judgeDocument({ type, number: text }).ok),
  );

/** Not a word about its bank or type: may the number itself be one of an account? */
const isAccount = (engines: Engines, text: string, kind: string | undefined): boolean =>
  engines.some(({ pack, judgeAccount }) =>
    pack.accounts
      .filter(({ format }) => kind === undefined || format === kind)
      .some(({ format }) =>
        judgeAccount({ format, accountNumber: text }).findings.every(
          ({ level, field }) => level === 'warning' || field,
        ),
      ),
  );

const withoutLetters: Test = (text) => !hasLetter(text);

/** Numbers with a wrong digit stay numbers of that column; what is plainly something else does not. */
const mayBeAccount = (engines: Engines, text: string, kind: string | undefined): boolean => {
  if (isSpoiled(text)) return true;
  if (isOther(text)) return false;
  if (isAccount(engines, text, kind)) return true;
  if (isEmail(text) || isProvenDocument(engines, text)) return false;
  return withoutLetters(text) && text.replace(/\D/g, '').length >= 6;
};

const mayBeDocument = (engines: Engines, text: string): boolean =>
  isSpoiled(text) ||
  (!isOther(text) && !isEmail(text) && hasDigit(text) && !isProvenAccount(engines, text) && isDocument(engines, text));

const repeatsAtMost = 0.5;
/** Payees differ; a column of one number is of whoever pays. */
const areDistinct = (texts: readonly string[]): boolean =>
  texts.length < 4 || new Set(texts).size / texts.length > repeatsAtMost;

/** Somebody is paid several times in one file; whoever pays has few accounts. */
const payersAtMost = 4;
const areSeveral = (texts: readonly string[]): boolean => areDistinct(texts) || new Set(texts).size > payersAtMost;

type Fits = (texts: readonly string[], engines: Engines, heading: Heading) => boolean;
const most = 0.6;
const mostOf =
  (test: (text: string, engines: Engines, kind: string | undefined) => boolean, share = most): Fits =>
  (texts, engines, { kind }) =>
    shareOf(texts, (text) => test(text, engines, kind)) >= share;

const isPersonal: Test = (text) =>
  hasLetter(text) && !isEmail(text) && !isOther(text) && shareOf(Array.from(text), hasDigit) < 0.3;

/** May these texts be what their heading says? Of few texts, or none, nothing speaks against it. */
const fitting: Readonly<Record<BatchField, Fits>> = {
  accountNumber: (texts, engines, { kind }) =>
    areSeveral(texts) && shareOf(texts, (text) => mayBeAccount(engines, text, kind)) >= most,
  documentNumber: (texts, engines) =>
    areSeveral(texts) && shareOf(texts, (text) => mayBeDocument(engines, text)) >= most,
  beneficiaryName: (texts) => areSeveral(texts) && shareOf(texts, isPersonal) >= 0.8,
  bankCode: mostOf((text, engines) => engines.some(({ pack }) => bankNamed(pack, text) !== undefined)),
  accountType: mostOf((text, engines) => {
    const type = accountTypeNamed(text);
    return engines.some(({ pack }) => pack.accountTypes.includes(type));
  }),
  documentType: mostOf((text, engines) => engines.some((country) => isDocumentType(country, text))),
  accountFormat: mostOf((text, engines) =>
    engines.some(({ pack }) => pack.accounts.some(({ format }) => format === accountFormatNamed(text))),
  ),
  country: mostOf((text) => countryNamed(text) !== undefined),
  branchCode: mostOf((text) => /^\d{1,5}(?:[ -]?[\dxX]{1,2})?$/.test(text)),
  routingNumber: mostOf((text, engines) => isSpoiled(text) || isRouting(engines, text)),
  customId: (texts) => new Set(texts).size === texts.length && !texts.some((text) => isOther(text) || text.length > 80),
  reference: (texts) => !texts.some((text) => text.length > 200),
};

const isDocumentType = (country: Country, text: string): boolean => {
  const named = documentTypeNamed(country, text);
  return country.pack.documents.some(({ type }) => type === named);
};

const isRouting = (engines: Engines, text: string): boolean =>
  engines.some(({ pack, judgeAccount }) =>
    pack.accounts.some(({ companions, format }) => {
      if (!companions?.routingNumber) return false;
      const routingNumber = text.replace(/\D/g, '').padStart(9, '0');
      const { findings } = judgeAccount({ format, accountNumber: '1234567', routingNumber });
      return findings.every(({ field }) => field !== 'routingNumber');
    }),
  );

/** Banks and documents of the sandbox, which are nobody's: templates have them, and they speak against no heading. */
const ofSandbox: ReadonlySet<string | undefined> = new Set(
  Object.values(sandboxAccounts).flatMap(({ bankCode, documentNumber }) => [bankCode, documentNumber]),
);
const sandboxFields: ReadonlySet<BatchField> = new Set(['bankCode', 'documentNumber']);

export const mayHold = (field: BatchField, texts: readonly string[], engines: Engines, heading: Heading): boolean => {
  const told = sandboxFields.has(field) ? texts.filter((text) => !ofSandbox.has(text)) : texts;
  return told.length === 0 || fitting[field](told, engines, heading);
};

const fewest = 3;
const nearlyAll = 0.85;

/** What texts prove by themselves, the surest first; a heading that nobody knows stands above them. */
const proofs: readonly (readonly [
  field: BatchField,
  proves: (texts: readonly string[], engines: Engines) => boolean,
])[] = [
  ['accountNumber', (texts, engines) => shareOf(texts, (text) => isProvenAccount(engines, text)) >= nearlyAll],
  [
    'routingNumber',
    (texts, engines) =>
      engines.length === 1 && areCodes(texts, 9) && shareOf(texts, (text) => isRouting(engines, text)) === 1,
  ],
  [
    'documentNumber',
    (texts, engines) => engines.length === 1 && shareOf(texts, (text) => isProvenDocument(engines, text)) >= nearlyAll,
  ],
  ['accountType', (texts) => shareOf(texts, (text) => text.length > 3 && accountTypeNamed(text) !== text) >= nearlyAll],
  [
    'bankCode',
    (texts, engines) =>
      engines.length === 1 &&
      new Set(texts).size > 1 &&
      shareOf(
        texts,
        (text) => hasLetter(text) && text.length > 2 && engines.some(({ pack }) => bankNamed(pack, text) !== undefined),
      ) >= nearlyAll,
  ],
  ['country', (texts) => shareOf(texts, (text) => text.length > 3 && countryNamed(text) !== undefined) >= nearlyAll],
];

const areCodes = (texts: readonly string[], length: number): boolean =>
  shareOf(texts, (text) => /^\d+$/.test(text) && text.length === length) === 1;

export const provenField = (texts: readonly string[], engines: Engines): BatchField | undefined => {
  if (texts.length < fewest || (new Set(texts).size === 1 && texts.length > 2)) return undefined;
  return proofs.find(([, proves]) => proves(texts, engines))?.[0];
};

/** Names prove little: any list of people looks like one. They count only below a heading that says nothing at all. */
export const areNames = (texts: readonly string[]): boolean =>
  texts.length >= fewest &&
  areDistinct(texts) &&
  shareOf(texts, (text) => isName(text, text.toLowerCase())) >= nearlyAll;
