import type * as z from 'zod';
import { createValidation as contract } from '#shared/contract/validations.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import { Fault } from '#shared/errors/fault.ts';
import { awaitedForSeconds } from '../domain/awaiting.ts';
import type { Question } from '../domain/bank-answer.ts';
import { settlement } from '../domain/life-cycle.ts';
import { sandboxAnswer } from '../domain/sandbox.ts';
import { plusSeconds } from '../domain/time.ts';
import { balanceOf, returnedTo } from '../domain/wallet.ts';
import type { Validation } from '../records/validations.ts';
import { http } from '../runtime/http.ts';
import { implement } from '../runtime/implement.ts';
import type { PortsOf } from '../runtime/ports.ts';
import { hashOf, newId } from '../runtime/proof.ts';
import { ask } from './ask.ts';
import { assess } from './assess.ts';
import { judge, type Judged } from './judge.ts';
import { countAnswer } from './metrics.ts';
import { questionOf } from './question.ts';
import { replay } from './replay.ts';
import { reserve, type Claim } from './reserve.ts';
import { underway } from './underway.ts';
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

/** Reserves the credit; a bank that failed again and again is left alone, and nothing is written. */
const begin = async (
  ports: PortsOf<'bankData.restingSeconds' | 'validations.create' | 'credits.live'>,
  { draft, question, claim }: { draft: Validation; question: Question | undefined; claim: Claim | undefined },
) => {
  const seconds = question && ports.bankData.restingSeconds(question);
  return seconds === undefined ? reserve(ports, draft, claim) : ({ kind: 'resting', seconds } as const);
};

export const createValidation = implement(contract)
  .needing(
    'validations.create',
    'validations.settle',
    'validations.find',
    'awaited.open',
    'credits.live',
    'idempotency.find',
    'bankData.verify',
    'bankData.restingSeconds',
    'clock.now',
    'clock.wait',
  )
  .by(async ({ body, caller: { userId }, asked }, ports) => {
    const { validations, clock } = ports;
    const country = await loadCountry(body.country);
    const judged = judge(country, body);
    const now = clock.now();
    const draft = draftOf(userId, body, judged, now);
    const claim = asked.idempotencyKey
      ? {
          keyHash: hashOf(asked.idempotencyKey),
          use: { requestHash: hashOf(JSON.stringify(body)), validationId: draft.id },
        }
      : undefined;
    const mock =
      body.environment === 'sandbox' ? sandboxAnswer(country.pack.country, judged.account.normalized) : undefined;
    const question = mock ? undefined : questionOf(country, body, judged);
    const begun = await begin(ports, { draft, question, claim });
    if (begun.kind !== 'reserved') {
      const replayed = claim && (await replay(ports, userId, claim, now));
      if (replayed) return replayed;
      throw begun.kind === 'resting'
        ? new Fault('errors.providerUnavailable', { retryAfterSeconds: begun.seconds })
        : new Fault('errors.insufficientCredits');
    }
    const { validation, liveLots } = begun;
    /** The settle job was faster: what it wrote is what counts. */
    const asStored = async () =>
      viewOf((await validations.find(userId, validation.id)) ?? validation, balanceOf(liveLots));

    await clock.wait(mock?.delayMs ?? 0);
    const answer = mock?.answer ?? (await ask(ports, question));
    if (answer.kind === 'owed') {
      const awaiting = { until: plusSeconds(now, awaitedForSeconds), question: answer.question };
      const opened = await ports.awaited.open(validation, awaiting);
      return opened === 'open' ? underway(validation, balanceOf(liveLots)) : asStored();
    }
    const outcome = {
      ...assess({ validation, expectedName: body.beneficiaryName, findings: judged.account.findings }, answer),
      ...(mock && { fraudLevel: mock.fraudRisk.level, fraudReasons: mock.fraudRisk.reasons }),
    };
    const completedAt = clock.now();
    countAnswer(validation, outcome.status, completedAt);
    if ((await validations.settle(validation, outcome, completedAt)) === 'alreadySettled') return asStored();
    const lots = settlement[outcome.status] === 'void' ? returnedTo(liveLots, validation.hold?.lotId) : liveLots;
    return viewOf({ ...validation, ...outcome, completedAt }, balanceOf(lots));
  });

export const handler = await http(createValidation);
