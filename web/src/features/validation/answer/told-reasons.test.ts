import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import es from '../messages/es.ts';
import { toldReasons } from './told-reasons.ts';

const i18n = createInstance();
await i18n.init({
  lng: 'es',
  resources: { es: { validation: es } },
  defaultNS: 'validation',
  interpolation: { escapeValue: false },
});
const t = i18n.getFixedT('es', 'validation');

const asked = {
  bankCode: null,
  branchCode: null,
  routingNumber: null,
  accountType: null,
  document: null,
  beneficiaryName: 'Comercial Azteca',
};
const extra = { code: 'extra' as const, expected: null, holder: 'ANDINA' };
const missing = { code: 'missing' as const, expected: 'AZTECA', holder: null };
const nameMatch = { result: 'mismatch' as const, score: 0.5, reasons: [missing, extra] };
const compared = { beneficiary: 'COMERCIAL ANDINA SA', nameMatch, asked };

it('says of the name what is the same, as the rest stands above', () => {
  expect(toldReasons(['name_mismatch', 'bank_unknown'], compared, t)).toEqual([
    'Del nombre solo coincide «COMERCIAL».',
    es.fraudReasons.bank_unknown,
  ]);
});

it('says that no word is the same', () => {
  expect(
    toldReasons(
      ['name_mismatch'],
      { ...compared, asked: { ...asked, beneficiaryName: 'Azteca' }, beneficiary: 'ANDINA' },
      t,
    ),
  ).toEqual(['Ninguna palabra del nombre es igual.']);
});

it('keeps the reason of a name that is no longer known', () => {
  const unknown = { ...compared, asked: { ...asked, beneficiaryName: null } };
  expect(toldReasons(['name_mismatch'], unknown, t)).toEqual([es.fraudReasons.name_mismatch]);
});
