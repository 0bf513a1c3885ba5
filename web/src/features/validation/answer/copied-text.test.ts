import { unknownPayee } from '#shared/contract/resources/payee.ts';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { Validation } from '../api/validations.ts';
import { copiedText } from './copied-text.ts';
import en from '../messages/en.ts';
import es from '../messages/es.ts';
import { namesIn } from '../messages/code-names.ts';

const copied = async (language: 'es' | 'en', validation: Validation) => {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    resources: { es: { validation: es }, en: { validation: en } },
    ns: ['validation'],
    defaultNS: 'validation',
    interpolation: { escapeValue: false },
  });
  const names = namesIn(i18n.getFixedT(language, ['validation', 'findings']), i18n);
  const t = i18n.getFixedT(language, 'validation');
  const moment = (iso: string) => iso.slice(0, 10);
  return copiedText(validation, { t, names: { ...names, moment } }).split('\n');
};

const whole: Validation = {
  id: 'val_01kam5t7z30000000000000000',
  environment: 'production',
  status: 'VALID',
  country: 'UY',
  accountFormat: 'LOCAL',
  bank: { code: '137', name: 'Santander' },
  branchCode: '0015',
  accountNumber: '0015 0012 3456 7890',
  normalizedAccount: '0015001234567890',
  accountType: 'CHECKING',
  currency: 'UYU,USD',
  payee: unknownPayee,
  document: { type: 'RUT', number: '210297450018' },
  beneficiary: 'MOLINOS DEL SUR S.A.',
  nameMatch: null,
  verified: true,
  fraudRisk: { level: 'HIGH', reasons: ['document_differs', 'bank_unknown'] },
  reason: null,
  findings: [],
  anatomy: [],
  credits: { charged: 1, balance: 4, expiresAt: null },
  reference: 'Factura 1042',
  asked: {
    bankCode: '137',
    branchCode: null,
    routingNumber: null,
    accountType: null,
    document: null,
    beneficiaryName: null,
  },
  createdAt: '2026-10-07T10:00:00.000Z',
  completedAt: null,
  durationMs: null,
};

describe('the copied text of an answer', () => {
  it('holds every fact of the card under its label', async () => {
    expect(await copied('es', whole)).toEqual([
      'Existe, pero no pagues aún',
      'Número de cuenta: 0015001234567890',
      'Titular: MOLINOS DEL SUR S.A.',
      'Banco: Santander (137)',
      'Documento: RUT 21-029745-001-8',
      'Tipo de cuenta: Corriente',
      'Moneda: Peso uruguayo y dólar estadounidense (UYU · USD)',
      'Riesgo de fraude: Alto. El documento del titular no es el que diste. El banco no está en nuestro catálogo.',
      'Referencia: Factura 1042',
      'Fecha: 2026-10-07',
      'Id de la validación: val_01kam5t7z30000000000000000',
    ]);
  });

  it('sets the name that was expected beside the holder, and says what came of comparing them', async () => {
    const nameMatch: Validation['nameMatch'] = {
      result: 'mismatch',
      score: 0,
      reasons: [
        { code: 'missing', expected: 'AZTECA', holder: null },
        { code: 'missing', expected: 'COMERCIAL', holder: null },
        { code: 'extra', expected: null, holder: 'ANDINA' },
        { code: 'extra', expected: null, holder: 'DISTRIBUIDORA' },
      ],
    };
    const asked = { ...whole.asked, beneficiaryName: 'Comercial Azteca' };
    const other = { ...whole, beneficiary: 'Distribuidora Andina S.A. de C.V.', nameMatch, asked };
    const [title, , ...said] = await copied('es', other);
    expect(title).toBe('Existe, pero no es de Comercial Azteca');
    expect(said.slice(0, 3)).toEqual([
      'Titular: Distribuidora Andina S.A. de C.V.',
      'Esperabas pagar a: Comercial Azteca',
      'Comparación de nombres: El titular no coincide con quien esperas pagar. Esperabas «Comercial Azteca»; el banco dice «Distribuidora Andina».',
    ]);
  });

  it('names branch and document as the card does', async () => {
    const asked = { ...whole.asked, branchCode: '0015' };
    const document = { type: 'CC', number: '1018464851' };
    const said = await copied('es', { ...whole, country: 'CO', asked, document });
    expect(said).toEqual(expect.arrayContaining(['Sucursal: 0015', 'Documento: Cédula 1.018.464.851']));
  });

  it('tells no risk of an account that is not to be paid', async () => {
    const said = await copied('es', { ...whole, status: 'INVALID', reason: 'account_not_found' });
    expect(said.join()).not.toContain('Riesgo');
  });

  it('speaks the language on screen', async () => {
    expect(await copied('en', whole)).toEqual(
      expect.arrayContaining(['Bank: Santander (137)', 'Account type: Checking', 'Date: 2026-10-07']),
    );
  });

  it('leaves out what nobody said', async () => {
    const nothing = { bank: null, branchCode: null, accountType: null, currency: null, document: null } as const;
    const fraudRisk: Validation['fraudRisk'] = { level: 'LOW', reasons: [] };
    const said = await copied('es', { ...whole, ...nothing, beneficiary: null, reference: null, fraudRisk });
    expect(said.map((line) => line.split(':')[0])).toEqual([
      'Existe y recibe pagos',
      'Número de cuenta',
      'Riesgo de fraude',
      'Fecha',
      'Id de la validación',
    ]);
    expect(said).toContain('Riesgo de fraude: Bajo');
  });

  it('does not let a simulated answer pass for one of a bank, nor tell the risk of an account nobody judged', async () => {
    const said = await copied('es', { ...whole, environment: 'sandbox', status: 'TIMEOUT' });
    expect(said[0]).toBe('Nadie respondió: no se cobró (Sandbox)');
    expect(said.join()).not.toContain('Riesgo');
  });
});
