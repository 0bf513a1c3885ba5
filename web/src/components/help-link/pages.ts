import { sheetCodes, type CellCode } from '#shared/batch/finding.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type { BatchProblem } from '#shared/validation/batches.ts';
import type { HeadlineName } from '#shared/validation/headline.ts';
import { helpPath, type HelpSlug } from '../../../docs/help/tasks.ts';

/** A page that explains something: an article, or a page of the documentation. */
export type HelpPage = `/${string}`;

/** Of errors that only integrators meet: the article would say no more. */
const documented = (code: ErrorCode): HelpPage => `/api-documentation/errors/${code.replace('errors.', '')}`;

/** What answers "why does this happen?" for every error there is. */
const articleOfError: Readonly<Record<ErrorCode, HelpSlug | 'documentation'>> = {
  'errors.malformedRequest': 'documentation',
  'errors.requestRefused': 'documentation',
  'errors.unauthenticated': 'no-puedo-entrar',
  'errors.invalidCredentials': 'no-puedo-entrar',
  'errors.wrongPassword': 'contrasena',
  'errors.secondFactorRequired': 'segundo-factor',
  'errors.wrongCode': 'segundo-factor',
  'errors.invalidApiKey': 'clave-rechazada',
  'errors.unprovenSignature': 'documentation',
  'errors.insufficientCredits': 'sin-creditos',
  'errors.widgetSessionOver': 'widget-no-aparece',
  'errors.emailNotVerified': 'no-llega-el-correo',
  'errors.accessDenied': 'documentation',
  'errors.notOnPlan': 'elegir-plan',
  'errors.productionNeedsPlan': 'de-sandbox-a-produccion',
  'errors.keyNotForThis': 'clave-rechazada',
  'errors.originNotAllowed': 'permitir-dominio',
  'errors.widgetOff': 'widget-no-aparece',
  'errors.widgetTriesUsed': 'widget-no-aparece',
  'errors.passwordNeeded': 'contrasena',
  'errors.notFound': 'documentation',
  'errors.noAccountWithEmail': 'no-puedo-entrar',
  'errors.emailAlreadyRegistered': 'no-puedo-entrar',
  'errors.secondFactorOn': 'segundo-factor',
  'errors.noSecondFactor': 'segundo-factor',
  'errors.alreadyVerified': 'no-puedo-entrar',
  'errors.accountExpired': 'no-puedo-entrar',
  'errors.tooManyKeys': 'crear-clave',
  'errors.widgetKeyExists': 'instalar-widget',
  'errors.resultTokenUsed': 'widget-no-aparece',
  'errors.alreadyOnPlan': 'elegir-plan',
  'errors.notCancellable': 'cancelar-suscripcion',
  'errors.payLinkClosed': 'pago-rechazado',
  'errors.tooManyPayees': 'beneficiarios',
  'errors.tooManyReceipts': 'compartir-comprobante',
  'errors.tooManyWebhooks': 'webhook-pausado',
  'errors.tooManyBatches': 'preparar-archivo',
  'errors.batchCannot': 'pausar-lote',
  'errors.batchFileMissing': 'archivo-no-se-lee',
  'errors.noAnswerYet': 'compartir-comprobante',
  'errors.noHolder': 'titular-no-coincide',
  'errors.idempotencyInProgress': 'no-cobrar-dos-veces',
  'errors.bodyTooLarge': 'documentation',
  'errors.unsupportedMediaType': 'documentation',
  'errors.invalidFields': 'documentation',
  'errors.corporateEmail': 'correo-corporativo',
  'errors.disposableEmail': 'correo-corporativo',
  'errors.weakPassword': 'contrasena',
  'errors.commonPassword': 'contrasena',
  'errors.personalPassword': 'contrasena',
  'errors.passwordsDoNotMatch': 'contrasena',
  'errors.invalidToken': 'no-llega-el-correo',
  'errors.invalidCursor': 'documentation',
  'errors.invalidAccount': 'numero-mal-escrito',
  'errors.idempotencyMismatch': 'no-cobrar-dos-veces',
  'errors.tooManyRequests': 'limite-por-minuto',
  'errors.resendTooSoon': 'no-llega-el-correo',
  'errors.tooManyUnanswered': 'sin-respuesta',
  'errors.widgetDayUsed': 'widget-no-aparece',
  'errors.quotaExceeded': 'limite-mensual',
  'errors.internal': 'algo-fallo',
  'errors.badGateway': 'algo-fallo',
  'errors.dataUnavailable': 'algo-fallo',
  'errors.providerUnavailable': 'sin-respuesta',
  'errors.paymentsUnavailable': 'pago-rechazado',
  'errors.sendVerificationFailed': 'no-llega-el-correo',
  'errors.cannotResend': 'no-llega-el-correo',
  'errors.gatewayTimeout': 'algo-fallo',
};

export const helpOfError = (code: ErrorCode): HelpPage => {
  const article = articleOfError[code];
  return article === 'documentation' ? documented(code) : helpPath(article);
};

/** What explains an answer; those that say all themselves have none. */
const articleOfHeadline: Readonly<Record<HeadlineName, HelpSlug | undefined>> = {
  match: undefined,
  matchWarned: 'riesgo',
  matchStopped: 'riesgo',
  partial: 'titular-no-coincide',
  partialWarned: 'titular-no-coincide',
  partialStopped: 'riesgo',
  mismatch: 'titular-no-coincide',
  exists: 'cuenta-valida',
  existsWarned: 'riesgo',
  existsStopped: 'riesgo',
  otherAccount: 'beneficiarios',
  otherHolder: 'beneficiarios',
  otherPayee: 'beneficiarios',
  notFound: 'invalida-o-sin-respuesta',
  otherCurrency: 'invalida-o-sin-respuesta',
  noAnswer: 'sin-respuesta',
  broken: 'sin-respuesta',
  bankNotCovered: 'banco-sin-cobertura',
  countryNotCovered: 'banco-sin-cobertura',
  methodNotCovered: 'banco-sin-cobertura',
  underway: 'banco-tarda',
  unreadable: 'algo-fallo',
};

export const helpOfHeadline = (headline: HeadlineName): HelpPage | undefined => {
  const article = articleOfHeadline[headline];
  return article && helpPath(article);
};

const articleOfBatchProblem: Readonly<Record<BatchProblem, HelpSlug>> = {
  fileMissing: 'archivo-no-se-lee',
  fileUnreadable: 'archivo-no-se-lee',
  fileTooLarge: 'preparar-archivo',
  tooManyRows: 'preparar-archivo',
  noRows: 'archivo-no-se-lee',
  monthUsedUp: 'limite-mensual',
};

export const helpOfBatchProblem = (problem: BatchProblem): HelpPage => helpPath(articleOfBatchProblem[problem]);

/** A file that cannot be read, rows that cannot be right, a plan that could not be charged, credits that are owed. */
export const helpOfFile = helpPath('archivo-no-se-lee');
export const helpOfRows = helpPath('corregir-filas');
export const helpOfRenewal = helpPath('cobro-fallido');
export const helpOfDebt = helpPath('reembolso');
/** A payment that is not there yet, and one that will not be. */
export const helpOfCharge = helpPath('pago-sin-creditos');
export const helpOfDecline = helpPath('pago-rechazado');
export const helpOfReceipt = helpPath('recibo-de-pago');
/** An address that no account is made with. */
export const helpOfEmail = helpPath('correo-corporativo');

/** What is wrong with a row: every finding of the engine has a page of its own, those of fields are explained together. */
export const helpOfFinding = (code: string): HelpPage =>
  code.startsWith('field.') ? helpOfRows : `/api-documentation/findings/${code}`;

const isOfSheets = (code: CellCode): boolean => Object.hasOwn(sheetCodes, code);

/** What is wrong with a cell of a file: what spreadsheets do to numbers has an article of its own. */
export const helpOfCell = (code: CellCode): HelpPage => {
  if (code.startsWith('excel.')) return helpPath('excel-ceros');
  return isOfSheets(code) ? helpOfRows : helpOfFinding(code);
};

/** Where the dashboard has nothing to show yet, or nothing like what was asked. */
export type EmptyPlace =
  | 'answer'
  | 'stale'
  | 'history'
  | 'historySearch'
  | 'validationMissing'
  | 'batches'
  | 'batchMissing'
  | 'batchStuck'
  | 'batchRows'
  | 'payees'
  | 'payeeSearch'
  | 'payeeMissing'
  | 'movements'
  | 'activity'
  | 'payments'
  | 'subscription'
  | 'keys'
  | 'usage'
  | 'requests'
  | 'webhooks'
  | 'deliveries'
  | 'deliveriesWithoutPlan'
  | 'widgetAnalytics'
  | 'widgetQuestions';

const articleOfEmpty: Readonly<Record<EmptyPlace, HelpSlug>> = {
  answer: 'cuenta-valida',
  stale: 'cuando-se-cobra',
  history: 'sandbox',
  historySearch: 'historial',
  validationMissing: 'historial',
  batches: 'preparar-archivo',
  batchMissing: 'resultados-lote',
  batchStuck: 'archivo-no-se-lee',
  batchRows: 'resultados-lote',
  payees: 'beneficiarios',
  payeeSearch: 'beneficiarios',
  payeeMissing: 'beneficiarios',
  movements: 'cuando-se-cobra',
  activity: 'actividad',
  payments: 'comprar-creditos',
  subscription: 'elegir-plan',
  keys: 'crear-clave',
  usage: 'crear-clave',
  requests: 'buscar-una-solicitud',
  webhooks: 'webhook-pausado',
  deliveries: 'webhook-pausado',
  deliveriesWithoutPlan: 'elegir-plan',
  widgetAnalytics: 'instalar-widget',
  widgetQuestions: 'widget-no-aparece',
};

export const helpOfEmpty = (place: EmptyPlace): HelpPage => helpPath(articleOfEmpty[place]);

/** Of everything else that goes wrong. */
export const helpOfFailure: HelpPage = helpPath('algo-fallo');

/** Every page that the dashboard leads to by its tables. */
export const helpPages: readonly HelpPage[] = [
  ...Object.keys(articleOfError).map((code) => helpOfError(code as ErrorCode)),
  ...Object.values({ ...articleOfHeadline, ...articleOfBatchProblem, ...articleOfEmpty }).flatMap((slug) =>
    slug ? [helpPath(slug)] : [],
  ),
  helpOfFailure,
  helpOfFile,
  helpOfRows,
  helpOfRenewal,
  helpOfDebt,
  helpOfCharge,
  helpOfDecline,
  helpOfReceipt,
  helpOfEmail,
];
