import type { Reason } from '#shared/validation/reasons.ts';
import type { Language } from '../page.ts';

interface ReasonMessages {
  readonly indexTitle: string;
  readonly indexNav: string;
  readonly indexLead: string;
  readonly reason: string;
  readonly status: string;
  readonly meaning: string;
  readonly again: string;
  readonly what: string;
  readonly cost: string;
  readonly provoke: string;
  readonly provokeHow: string;
  readonly notInSandbox: string;
  readonly country: string;
  readonly account: string;
  readonly costs: Readonly<Record<'INVALID' | 'ERROR' | 'TIMEOUT', string>>;
  readonly repeating: Readonly<Record<'at once' | 'later' | 'never' | 'settled', string>>;
  readonly causes: Readonly<Record<Reason, string>>;
}

const es: ReasonMessages = {
  indexTitle: 'Razones',
  indexNav: 'Todas las razones',
  indexLead: 'Por qué una validación termina como `INVALID`, `ERROR` o `TIMEOUT`: lo dice `reason`.',
  reason: '`reason`',
  status: '`status`',
  meaning: 'Qué significa',
  again: '¿Preguntar otra vez?',
  what: 'Qué pasó',
  cost: 'Qué cuesta',
  provoke: 'Provócala en sandbox',
  provokeHow: 'Con una clave `vk_test_…`, cualquiera de estas cuentas se contesta así:',
  notInSandbox: 'El sandbox no la tiene: solo ocurre con bancos de verdad.',
  country: 'País',
  account: 'Cuenta',
  costs: {
    INVALID: 'Un crédito en producción: el banco contestó.',
    ERROR: 'Nada: nadie contestó, y el crédito vuelve.',
    TIMEOUT: 'Nada: nadie contestó, y el crédito vuelve.',
  },
  repeating: {
    'at once': 'Sí: otra validación, enseguida o unos minutos después, puede tener respuesta.',
    later: 'Sí, más tarde: dentro de una hora o de un día.',
    never: 'No sirve: la misma pregunta tendrá la misma respuesta.',
    settled: 'Ya es una respuesta: la cuenta, tal como se escribió, no se debe pagar.',
  },
  causes: {
    account_not_found:
      'El banco contestó que no tiene esa cuenta. El número está bien escrito, pero no es de nadie, o se cerró.',
    other_currency: 'La cuenta existe, en otra moneda que la del país: un pago en esta se devolvería o se convertiría.',
    bank_not_covered: 'A ese banco todavía no se le puede preguntar. `askable` de los catálogos lo dice antes.',
    country_not_covered: 'En ese país todavía no se puede preguntar.',
    method_not_covered: 'A ese banco se le puede preguntar, pero no por ese tipo de cuenta o con esos datos.',
    bank_unavailable: 'El sistema del banco estaba fuera de servicio, casi siempre por unos minutos.',
    provider_error: 'Quien pregunta al banco por nosotros falló.',
    provider_busy: 'Quien pregunta al banco por nosotros no admitía más preguntas en ese momento.',
    provider_rejected:
      'Quien pregunta al banco por nosotros rechazó la pregunta, aunque cumple las reglas que conocemos.',
    provider_credentials: 'Nuestro acceso para preguntar falló. Lo sabemos en cuanto ocurre: no tienes que hacer nada.',
    provider_unreadable: 'La respuesta llegó, pero no se pudo entender, y no la adivinamos.',
    no_answer_in_time: 'El banco no contestó en el tiempo que una solicitud espera.',
    still_pending: 'El banco pidió más tiempo, y no contestó en lo que se le siguió esperando.',
    interrupted: 'La función que preguntaba se interrumpió y no se sabe si el banco contestó.',
  },
};

const en: ReasonMessages = {
  indexTitle: 'Reasons',
  indexNav: 'All reasons',
  indexLead: 'Why a validation ends as `INVALID`, `ERROR` or `TIMEOUT`: `reason` says it.',
  reason: '`reason`',
  status: '`status`',
  meaning: 'What it means',
  again: 'Ask again?',
  what: 'What happened',
  cost: 'What it costs',
  provoke: 'Provoke it in the sandbox',
  provokeHow: 'With a key `vk_test_…`, any of these accounts is answered so:',
  notInSandbox: 'The sandbox has none of it: it happens with real banks only.',
  country: 'Country',
  account: 'Account',
  costs: {
    INVALID: 'One credit in production: the bank answered.',
    ERROR: 'Nothing: nobody answered, and the credit comes back.',
    TIMEOUT: 'Nothing: nobody answered, and the credit comes back.',
  },
  repeating: {
    'at once': 'Yes: another validation, at once or some minutes later, may be answered.',
    later: 'Yes, later: in an hour, or in a day.',
    never: 'It is of no use: the same question will have the same answer.',
    settled: 'This is an answer already: the account, as it was written, is not to be paid.',
  },
  causes: {
    account_not_found:
      'The bank answered that it has no such account. The number is well written, but nobody’s, or it was closed.',
    other_currency:
      'The account exists, in another currency than the country’s: a payment in this one would come back or be converted.',
    bank_not_covered: 'That bank cannot be asked yet. `askable` in the catalogs says so beforehand.',
    country_not_covered: 'Nobody can be asked in that country yet.',
    method_not_covered: 'That bank can be asked, but not for that type of account or with these data.',
    bank_unavailable: 'The system of the bank was out of service, mostly for some minutes.',
    provider_error: 'Whoever asks the bank for us failed.',
    provider_busy: 'Whoever asks the bank for us took no more questions at that moment.',
    provider_rejected: 'Whoever asks the bank for us refused the question, though it keeps the rules that we know.',
    provider_credentials:
      'Our access for asking failed. We know as soon as it happens: there is nothing for you to do.',
    provider_unreadable: 'The answer came, but could not be understood, and we do not guess.',
    no_answer_in_time: 'The bank did not answer within the time that a request waits.',
    still_pending: 'The bank asked for more time, and did not answer while it was waited for.',
    interrupted: 'The function that asked was interrupted, and nobody knows whether the bank answered.',
  },
};

export const reasonMessages: Readonly<Record<Language, ReasonMessages>> = { es, en };
