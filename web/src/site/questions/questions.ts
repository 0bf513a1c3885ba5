import type { Language } from '#shared/messages/messages.ts';
import { fill } from '#shared/messages/fill.ts';
import { freeAccountsPerDomain, keyLimits, plans } from '#shared/plans.ts';
import { promises } from '#shared/promises.ts';
import { batchLimits } from '#shared/validation/batches.ts';
import { receiptHours } from '#shared/validation/receipts.ts';
import { supportLimits } from '#shared/validation/support.ts';
import type { HelpSlug } from '../../../docs/help/tasks.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';

export type QuestionName = keyof (typeof es)['items'];
type GroupName = keyof (typeof es)['groups'];

/** Every question in its group, and the article that says more. */
export const questionGroups: Readonly<Record<GroupName, Partial<Readonly<Record<QuestionName, HelpSlug>>>>> = {
  validate: {
    valid: 'cuenta-valida',
    mismatch: 'titular-no-coincide',
    silence: 'sin-respuesta',
    time: 'banco-tarda',
    countries: 'banco-sin-cobertura',
    document: 'documentos-por-pais',
    share: 'compartir-comprobante',
  },
  credits: {
    charge: 'cuando-se-cobra',
    sandbox: 'sandbox',
    expiry: 'cuanto-duran-los-creditos',
    methods: 'comprar-creditos',
    invoice: 'recibo-de-pago',
    cancel: 'cancelar-suscripcion',
    refund: 'reembolso',
  },
  integrate: {
    batch: 'preparar-archivo',
    zeros: 'excel-ceros',
    production: 'de-sandbox-a-produccion',
    pace: 'limite-por-minuto',
    widget: 'instalar-widget',
  },
  account: {
    corporate: 'correo-corporativo',
    free: 'correo-corporativo',
    privacy: 'numero-completo',
    person: 'algo-fallo',
  },
};

/** In the order of the page. */
export const questionNames = Object.values(questionGroups).flatMap((group) => Object.keys(group) as QuestionName[]);

const locales = { es: 'es-MX', en: 'en-US' } as const satisfies Record<Language, string>;

/** What the product says of itself in the answers. */
const questionValues = (language: Language): Readonly<Record<string, string>> => {
  const numbers = {
    receiptDays: receiptHours.most / 24,
    basicDays: plans.basic.pack.validDays,
    proDays: plans.pro.pack.validDays,
    enterpriseDays: plans.enterprise.pack.validDays,
    freeCredits: plans.free.pack.credits,
    freeDays: plans.free.pack.validDays,
    freeAccounts: freeAccountsPerDomain,
    batchRows: batchLimits.rows,
    perMinute: keyLimits.perMinute,
    answerHours: supportLimits.answerHours,
    ...promises.answerSeconds,
  };
  const written = new Intl.NumberFormat(locales[language]);
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, written.format(value)]));
};

const texts = { es, en } as const;

/** A question and its answer, whole, for those who read no page. */
export const questionIn = (language: Language, name: QuestionName) => {
  const { question, answer } = texts[language].items[name];
  return { question, answer: fill(answer, questionValues(language)) };
};
