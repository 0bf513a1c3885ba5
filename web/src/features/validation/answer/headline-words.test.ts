import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { unknownPayee } from '#shared/contract/resources/payee.ts';
import { headlineOf, headlines, headlineToneOf } from '#shared/validation/headline.ts';
import { nameResults } from '#shared/validation/name-match.ts';
import { knowledgeChanges } from '#shared/validation/payees.ts';
import { reasonNames, reasons } from '#shared/validation/reasons.ts';
import { fraudLevels } from '#shared/validation/risk.ts';
import en from '../messages/en.ts';
import es from '../messages/es.ts';
import { explanationIn, titleIn } from './headline-words.ts';

type Answer = Parameters<typeof explanationIn>[0];

const i18n = createInstance();
await i18n.init({
  lng: 'es',
  resources: { es: { validation: es }, en: { validation: en } },
  defaultNS: 'validation',
  interpolation: { escapeValue: false },
});
const names = { day: (iso: string) => iso.slice(0, 10) };
const told = (answer: Answer, language: 'es' | 'en' = 'es') => {
  const t = i18n.getFixedT(language, 'validation');
  return [titleIn(answer, { t, names }), explanationIn(answer, t)] as const;
};

const asked = {
  bankCode: null,
  branchCode: null,
  routingNumber: null,
  accountType: null,
  document: null,
  beneficiaryName: 'Ferretera del Bajío',
};
const valid: Answer = {
  status: 'VALID',
  reason: null,
  nameMatch: null,
  fraudRisk: { level: 'LOW', reasons: [] },
  payee: unknownPayee,
  asked,
  beneficiary: 'DISTRIBUIDORA ANDINA',
  bank: { code: '002', name: 'Banamex' },
  environment: 'production',
  durationMs: 10_200,
};

const matches = [null, ...nameResults].map((result) => result && { result, score: 1, reasons: [] });
const change = (what: (typeof knowledgeChanges)[number], until: string | null) => ({
  ...unknownPayee,
  known: true,
  changed: [{ what, until, was: 'Cartón Pacífico', bank: null }],
});
const changes = knowledgeChanges.flatMap((what) => [change(what, '2026-05-03T10:00:00.000Z'), change(what, null)]);

/** Every answer there may be, as far as its words depend on it. */
const answers: readonly Answer[] = [
  ...matches.flatMap((nameMatch) =>
    fraudLevels.flatMap((level) =>
      [unknownPayee, ...changes].map((payee) => ({ ...valid, nameMatch, fraudRisk: { level, reasons: [] }, payee })),
    ),
  ),
  ...reasonNames.map((reason) => ({ ...valid, status: reasons[reason].status, reason, beneficiary: null })),
  { ...valid, status: 'PROCESSING' },
  { ...valid, status: 'UNREADABLE' },
];

describe('the words of an answer', () => {
  it('are whole sentences in both languages, whatever is not known', () => {
    const nobody = { bank: null, beneficiary: null, durationMs: null, asked: { ...asked, beneficiaryName: null } };
    const all = answers.flatMap((answer) => [answer, { ...answer, ...nobody }]);
    for (const answer of all.flatMap((one) => [one, { ...one, environment: 'sandbox' as const }]))
      for (const words of [...told(answer, 'es'), ...told(answer, 'en')])
        expect(words).toMatch(/^(?!.*(\{\{|verdict\.|headlines\.|undefined|null| {2}| \.| ,)).*\S$/);
  });

  it('have a first line for every headline there is', () => {
    expect(new Set(answers.map(headlineOf))).toEqual(new Set(headlines));
  });

  it('are green only where a name matches', () => {
    const green = answers.filter((answer) => headlineToneOf(answer) === 'pay');
    expect(new Set(green.map(({ nameMatch }) => nameMatch?.result))).toEqual(new Set(['match']));
  });

  it('name whom was expected, and the bank that says otherwise', () => {
    const [, , , mismatch = null] = matches;
    expect(told({ ...valid, nameMatch: mismatch })).toEqual([
      'Existe, pero no es de Ferretera del Bajío',
      'No pagues a este número: Banamex dice otro titular.',
    ]);
  });

  it('name the day until which a payee had another account, where it is known', () => {
    const [dated, undated] = changes.slice(-2).map((payee) => told({ ...valid, payee })[0]);
    expect(dated).toContain('hasta el 2026-05-03');
    expect(undated).toBe('Este proveedor tenía otra cuenta');
  });

  it('tell how long somebody really waited, from two minutes on in minutes', () => {
    const late = { ...valid, status: 'TIMEOUT', reason: 'no_answer_in_time' } as const;
    expect(told(late)[1]).toContain('Banamex no contestó en 10 segundos.');
    expect(told({ ...late, durationMs: 21 * 60_000 })[1]).toContain('en 21 minutos.');
  });

  it('invite to name whom one expects, and say where the bank named nobody', () => {
    const nobody = { ...asked, beneficiaryName: null };
    expect(told({ ...valid, asked: nobody })[1]).toBe(es.verdict.explain.exists);
    expect(told({ ...valid, asked: nobody, beneficiary: null })[1]).toContain('no dijo de quién es');
    expect(told(valid)[1]).toContain('no se puede comparar');
  });
});
