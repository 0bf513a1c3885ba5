import type * as z from 'zod';
import { createValidation as contract } from '#shared/contract/validations.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import { Fault } from '#shared/errors/fault.ts';
import { outcomeOf, type BankAnswer, type Question } from '../domain/bank-answer.ts';
import { isFinal, settlement } from '../domain/life-cycle.ts';
import { sandboxAnswer } from '../domain/sandbox.ts';
import { balanceOf, returnedTo } from '../domain/wallet.ts';
import type { Validation } from '../records/validations.ts';
import { http } from '../runtime/http.ts';
import { Answer, implement } from '../runtime/implement.ts';
import { logger } from '../runtime/log.ts';
import type { PortsOf } from '../runtime/ports.ts';
import { hashOf, newId } from '../runtime/proof.ts';
import { judge, type Judged } from './judge.ts';
import { countAnswer } from './metrics.ts';
import { questionOf } from './question.ts';
import { reserve, type Claim } from './reserve.ts';
import { viewOf } from './view.ts';

type Body = z.output<typeof contract.body>;

const draftOf = (userId: string, body: Body, { account, documentNumber }: Judged, now: string): Validation => ({
  id: newId('val', now),
  userId,
  environment: body.environment,
  status: 'PROCESSING',
  country: account.country,
  format: account.format ?? '',
  accountNumber: body.accountNumber,
  normalized: account.normalized,
  bankCode: account.bank?.code ?? body.bankCode,
  branchCode: body.branchCode,
  routingNumber: body.routingNumber,
  accountType: body.accountType,
  documentType: body.documentType,
  documentNumber,
  reference: body.reference,
  verified: false,
  createdAt: now,
});

type AskPorts = PortsOf<'bankData.verify'>;

/** The bank's answer, or a named silence: nothing thrown here may leave a credit reserved. */
const ask = async ({ bankData }: AskPorts, question: Question | undefined): Promise<BankAnswer> => {
  if (!question) return { kind: 'silent', reason: 'bank_not_covered' };
  return bankData.verify(question).catch((error: unknown) => {
    logger.error('bank data unusable', { name: error instanceof Error ? error.name : 'Unknown' });
    return { kind: 'silent', reason: 'provider_error' } as const;
  });
};

/** The sandbox's answer, as late as its number wants it. */
const imagine = async ({ clock }: PortsOf<'clock.wait'>, country: string, account: string) => {
  const { answer, fraudRisk, delayMs } = sandboxAnswer(country, account);
  await clock.wait(delayMs);
  return { ...outcomeOf(answer), fraudLevel: fraudRisk };
};

type ReplayPorts = PortsOf<'idempotency.find' | 'validations.find' | 'credits.live'>;

/** Answers a repeated request with the stored result; `undefined` when the key was never used. */
const replay = async (ports: ReplayPorts, userId: string, { keyHash, use }: Claim, now: string) => {
  const first = await ports.idempotency.find(userId, keyHash, now);
  if (!first) return undefined;
  if (first.requestHash !== use.requestHash) throw new Fault('errors.idempotencyMismatch');
  const validation = await ports.validations.find(userId, first.validationId);
  if (!validation || !isFinal(validation.status))
    throw new Fault('errors.idempotencyInProgress', { retryAfterSeconds: 2 });
  const balance = balanceOf(await ports.credits.live(userId, now));
  return new Answer(await viewOf(validation, balance), { 'idempotency-replayed': 'true' });
};

export const createValidation = implement(contract)
  .needing(
    'validations.create',
    'validations.settle',
    'validations.find',
    'credits.live',
    'idempotency.find',
    'bankData.verify',
    'clock.now',
    'clock.wait',
  )
  .by(async ({ body, caller: { userId }, asked }, ports) => {
    const { validations, clock } = ports;
    const country = await loadCountry(body.country);
    const judged = judge(country, body);
    const now = clock.now();
    const draft = draftOf(userId, body, judged, now);
    const claim = asked.idempotencyKey && {
      keyHash: hashOf(asked.idempotencyKey),
      use: { requestHash: hashOf(JSON.stringify(body)), validationId: draft.id },
    };
    const reserved = await reserve(ports, draft, claim || undefined);
    if (reserved.kind !== 'reserved') {
      const replayed = claim && (await replay(ports, userId, claim, now));
      if (replayed) return replayed;
      throw new Fault('errors.insufficientCredits');
    }
    const { validation, liveLots } = reserved;
    const outcome =
      body.environment === 'sandbox'
        ? await imagine(ports, country.pack.country, judged.account.normalized)
        : outcomeOf(await ask(ports, questionOf(country, body, judged)));
    const completedAt = clock.now();
    countAnswer(validation, outcome.status, completedAt);
    if ((await validations.settle(validation, outcome, completedAt)) === 'alreadySettled') {
      // The settle job was faster: what it wrote is what counts.
      const stored = await validations.find(userId, validation.id);
      return viewOf(stored ?? validation, balanceOf(liveLots));
    }
    const lots = settlement[outcome.status] === 'void' ? returnedTo(liveLots, validation.hold?.lotId) : liveLots;
    return viewOf({ ...validation, ...outcome, completedAt }, balanceOf(lots));
  });

export const handler = await http(createValidation);
