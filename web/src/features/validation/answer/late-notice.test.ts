import { unknownPayee } from '#shared/contract/resources/payee.ts';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { answerNotice, refusalNotice } from './late-notice.ts';
import es from '../messages/es.ts';

const i18n = createInstance();
await i18n.init({
  lng: 'es',
  resources: { es: { validation: es } },
  defaultNS: 'validation',
  interpolation: { escapeValue: false },
});
const t = i18n.getFixedT('es', 'validation');

const valid = {
  status: 'VALID',
  environment: 'production',
  reason: null,
  fraudRisk: null,
  nameMatch: { result: 'match' },
  payee: unknownPayee,
  beneficiary: 'MOLINOS DEL SUR S.A.',
  normalizedAccount: '0015001234567890',
} as const;

describe('the notice of a late answer', () => {
  it('tells the verdict and whose account it was about', () => {
    expect(answerNotice(valid, t)).toEqual({
      type: 'success',
      title: 'Validación terminada: Coincide',
      message: 'MOLINOS DEL SUR S.A.',
    });
  });

  it('names the account by its end where nobody said whose it is, and blames no bank', () => {
    expect(answerNotice({ ...valid, status: 'TIMEOUT', beneficiary: null }, t)).toEqual({
      type: 'warning',
      title: 'Validación terminada: Sin respuesta',
      message: 'Cuenta que termina en 7890',
    });
  });

  it('looks like an error where nobody should pay', () => {
    const { type } = answerNotice({ ...valid, nameMatch: { result: 'mismatch' } }, t);
    expect(type).toBe('error');
  });

  it('does not let a simulated answer pass for one of a bank', () => {
    const { title } = answerNotice({ ...valid, environment: 'sandbox' }, t);
    expect(title).toBe('Validación terminada: Coincide (Sandbox)');
  });
});

describe('the notice of a late refusal', () => {
  const submission = { key: 'k', body: { country: 'UY', accountNumber: '0015 0012 3456 789-0' } } as const;

  it('says in the words of the server why there is no answer, and for which account', () => {
    const refused = new ApiError('HTTP 402', 402, {
      type: '',
      title: 'Créditos insuficientes',
      status: 402,
      detail: 'Cada validación usa 1 crédito.',
      instance: '/api/validations',
      error: 'errors.insufficientCredits',
      requestId: 'req_1',
    });
    expect(refusalNotice(refused, submission, t)).toEqual({
      type: 'error',
      title: 'Créditos insuficientes',
      message: 'Cuenta que termina en 7890. Cada validación usa 1 crédito.',
    });
  });

  it.each([
    ['the network', 0, 'No llegamos al servidor'],
    ['a gateway', 504, 'No pudimos validar la cuenta'],
  ])('sends to the history where %s failed and nobody knows whether the question arrived', (_, status, title) => {
    expect(refusalNotice(new ApiError('lost', status), submission, t)).toEqual({
      type: 'error',
      title,
      message:
        'Cuenta que termina en 7890. Tu solicitud puede haber llegado o no: búscala en el historial antes de validarla de nuevo.',
    });
  });
});
