import { setTimeout as wait } from 'node:timers/promises';
import type { BankAnswer, Question } from '../../domain/bank-answer.ts';
import { env, readsBankDataKey } from '../../runtime/grant.ts';
import { verb } from '../../runtime/verb.ts';
import { secret } from '../secret.ts';
import { readAnswer, type Read } from './wire.ts';

/** The whole question may take this long: under API Gateway's 29 s, with time left to write the answer down. */
const deadlineMs = 20_000;

const pendingPauseMs = (attempt: number) => Math.min(4_000, 500 * 2 ** attempt);
const retryPauseMs = 400;
/** Asking again is harmless (nothing is moved), but a bank that is down is not helped by many questions. */
const retries = 1;

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

const ask = async (form: URLSearchParams, signal: AbortSignal): Promise<Read> => {
  const response = await fetch(`${env('BANK_DATA_URL').replace(/\/$/, '')}/validate-account/`, {
    method: 'POST',
    headers: { 'x-api-key': await secret('BANK_DATA_SECRET'), accept: 'application/json' },
    body: form,
    redirect: 'error',
    signal,
  });
  return readAnswer(response.status, await response.text());
};

const worthRetrying = (read: Read): boolean =>
  read.kind === 'silent' && ['provider_error', 'bank_unavailable', 'provider_busy'].includes(read.reason);

/**
 * Asks until there is an answer or the deadline passes. `Validacion Pendiente` (202) asks for the same request again; a
 * failure of the provider or of the connection is tried once more; everything else is final.
 */
const verify = async (question: Question): Promise<BankAnswer> => {
  const form = formOf(question);
  const signal = AbortSignal.timeout(deadlineMs);
  let pending = 0;
  let failed = 0;
  try {
    for (;;) {
      const read = await ask(form, signal).catch((error: unknown): Read => {
        if (signal.aborted) throw error;
        return { kind: 'silent', reason: 'provider_error' };
      });
      if (read.kind === 'pending') await wait(pendingPauseMs(pending++), undefined, { signal });
      else if (worthRetrying(read) && failed++ < retries) await wait(retryPauseMs, undefined, { signal });
      else return read;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
    return { kind: 'late', reason: pending > 0 ? 'still_pending' : 'no_answer_in_time' };
  }
};

export const verbs = {
  /** Asks the bank through the provider. Never rejects for what the provider does; a missing secret or setting rejects. */
  verify: verb([readsBankDataKey], verify),
};
