import type * as z from 'zod';
import { createValidation as contract } from '#shared/contract/app/validations.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import { Fault } from '#shared/errors/fault.ts';
import { pendingAtMostSeconds } from '../../rules/bank/pending.ts';
import { sandboxAnswer } from '../../rules/bank/sandbox.ts';
import { plusSeconds } from '../../rules/time.ts';
import type { Validation } from '../../store/validations/validations.ts';
import { http } from '../../entry/http.ts';
import { KeyUsed } from '../../entry/http/claim.ts';
import { implement } from '../../entry/implement.ts';
import { newId } from '../../proof.ts';
import { ask } from '../../validations/query-bank.ts';
import { begin, type Begun } from '../../validations/begin.ts';
import { conclude, postpone } from '../../validations/conclude.ts';
import { judge, type Judged } from '../../validations/judge.ts';
import { questionOf } from '../../validations/question.ts';
import { replay } from '../../validations/replay.ts';

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
  bank: account.bank?.code,
  bankCode: body.bankCode,
  branchCode: body.branchCode,
  routingNumber: body.routingNumber,
  accountType: body.accountType,
  documentType: body.documentType,
  documentNumber,
  reference: body.reference,
  verified: false,
  createdAt: now,
});

const refusalOf = (begun: Exclude<Begun, { kind: 'reserved' }>) => {
  if (begun.kind === 'keyUsed') return new KeyUsed();
  return begun.kind === 'resting'
    ? new Fault('errors.providerUnavailable', { retryAfterSeconds: begun.seconds })
    : new Fault('errors.insufficientCredits');
};

export const createValidation = implement(contract)
  .needing(
    'validations.create',
    'validations.settle',
    'validations.find',
    'pendingAtBank.open',
    'credits.live',
    'preflight.read',
    'pseudonyms.of',
    'bankData.verify',
    'bankData.circuitOpenSeconds',
    'clock.now',
    'clock.wait',
  )
  .by(async ({ body, caller: { userId }, claim }, ports) => {
    const { clock } = ports;
    const country = await loadCountry(body.country);
    const judged = judge(country, body);
    const now = clock.now();
    const draft = draftOf(userId, body, judged, now);
    const { documentType, documentNumber } = draft;
    const mock =
      body.environment === 'sandbox'
        ? sandboxAnswer(country.pack.country, judged.account.normalized, { documentType, documentNumber })
        : undefined;
    const question = mock ? undefined : questionOf(country, body, judged);
    const begun = await begin(ports, { draft, question, claim: claim?.answeredBy(draft.id) });
    if (begun.kind !== 'reserved') throw refusalOf(begun);
    await clock.wait(mock?.delayMs ?? 0);
    const answer = mock?.answer ?? (await ask(ports, question));
    if (answer.kind === 'owed') {
      const until = plusSeconds(now, pendingAtMostSeconds);
      return postpone(ports, begun, { until, question: answer.question });
    }
    const { findings } = judged.account;
    const expectedName = body.beneficiaryName;
    const answered = { expectedName, findings, answer, past: begun.past, risk: mock?.fraudRisk };
    return conclude(ports, begun, answered, clock.now());
  }, replay);

export const handler = await http(createValidation);
