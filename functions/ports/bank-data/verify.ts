import { againOf } from '#shared/validation/reasons.ts';
import { wait } from '../../wait.ts';
import { perEnvironment } from '../../environment.ts';
import type { Question, Reply } from '../../rules/bank/bank-answer.ts';
import type { Asker } from '../../rules/bank/witnesses.ts';
import { env, readsBankDataKey, readsBankDeadline, readsBankPatience } from '../grant.ts';
import { verb } from '../verb.ts';
import { secret } from '../secret.ts';
import { breakers } from './breaker.ts';
import { textAtMost } from '../text-at-most.ts';
import { readAnswer } from './wire.ts';

/** Aborts a question at the deadline of the stack. */
const deadline = (): AbortSignal => AbortSignal.timeout(Number(env('BANK_DEADLINE_MS')));

/** Parts of the patience, each twice the one before: a bank that is quick to say no is asked five times within any. */
const pendingPauseMs = (patienceMs: number, attempt: number) => patienceMs * Math.min(1 / 2, 2 ** attempt / 16);
/** Asking again is harmless (nothing is moved), but a bank that is down is not helped by many questions. */
const retries = 1;

/** What happened to the banks in this Lambda environment; others learn for themselves (docs/decisions/0008). */
const guard = perEnvironment(breakers);

/** Whose failures are one: those of a bank. An alias or a key names none, so its failures are nobody's. */
const lineOf = ({ country, bank, bankCode, routingNumber }: Question): string | undefined => {
  const keeper = bank ?? bankCode ?? routingNumber;
  return keeper && `${country}:${keeper}`;
};

const guarded = (question: Question, asker: Asker, ask: (question: Question) => Promise<Reply>): Promise<Reply> => {
  const line = lineOf(question);
  return line ? guard().ask(line, asker, () => ask(question)) : ask(question);
};

/** Bytes. The provider's longest published answer has some four hundred. */
const answerAtMost = 64 * 1024;

const formOf = ({ format, ...question }: Question): URLSearchParams => {
  const fields = {
    country_code: question.country,
    account_number: question.accountNumber,
    bank_code: question.routingNumber ?? question.bankCode,
    branch_code: question.branchCode,
    account_type: format === 'PIX' ? 'PIX_KEY' : question.accountType,
    document_type: question.documentType,
    document_number: question.documentNumber,
    beneficiary_name: question.beneficiaryName,
  };
  return new URLSearchParams(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])));
};

const ask = async (form: URLSearchParams, signal: AbortSignal): Promise<Reply> => {
  const response = await fetch(`${env('BANK_DATA_URL').replace(/\/$/, '')}/validate-account/`, {
    method: 'POST',
    headers: { 'x-api-key': await secret('BANK_DATA_SECRET'), accept: 'application/json' },
    body: form,
    redirect: 'error',
    signal,
  });
  const text = await textAtMost(response, answerAtMost);
  return text === undefined ? { kind: 'silent', reason: 'provider_unreadable' } : readAnswer(response.status, text);
};

const worthRetrying = (reply: Reply): boolean => 'reason' in reply && againOf(reply.reason) === 'at once';

/** One request; a connection that breaks is the provider's failure, one cut by the deadline is not an answer. */
const askOnce = (form: URLSearchParams, signal: AbortSignal): Promise<Reply> =>
  ask(form, signal).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return { kind: 'silent', reason: 'provider_error' };
  });

/**
 * Asks until there is an answer, the bank has had its time, or the deadline passes. `Validacion Pendiente` (202) asks for
 * the same request again; a failure of the provider or of the connection is tried once more; everything else is final.
 */
const converse = async (question: Question): Promise<Reply> => {
  const form = formOf(question);
  const patienceMs = Number(env('BANK_PATIENCE_MS'));
  const signal = deadline();
  const started = performance.now();
  let pending = 0;
  let failed = 0;
  try {
    for (;;) {
      const reply = await askOnce(form, signal);
      if (reply.kind === 'pending') {
        const pause = pendingPauseMs(patienceMs, pending++);
        if (performance.now() - started + pause > patienceMs) return reply;
        await wait(pause, { signal });
      } else if (worthRetrying(reply) && failed++ < retries) await wait(Number(env('BANK_RETRY_PAUSE_MS')), { signal });
      else return reply;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    return pending > 0 ? { kind: 'pending' } : { kind: 'late', reason: 'no_answer_in_time' };
  }
};

/** Asks once more for an answer that the bank owes. */
const poll = async (question: Question): Promise<Reply> => {
  const signal = deadline();
  try {
    return await askOnce(formOf(question), signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    return { kind: 'late', reason: 'no_answer_in_time' };
  }
};

export const verbs = {
  /** Asks the bank through the provider; whatever that does is an answer. Rejects while the bank rests, and without a key. */
  verify: verb([readsBankDataKey, readsBankDeadline, readsBankPatience], (question: Question, asker: Asker) =>
    guarded(question, asker, converse),
  ),
  poll: verb([readsBankDataKey, readsBankDeadline], (question: Question, asker: Asker) =>
    guarded(question, asker, poll),
  ),
  /** For how many seconds a bank that failed for several customers is left alone; `undefined` when it may be asked. */
  circuitOpenSeconds: verb([], (question: Question, asker: Asker): number | undefined => {
    const line = lineOf(question);
    return line ? guard().circuitOpenSeconds(line, asker) : undefined;
  }),
};
