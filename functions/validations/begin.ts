import type { Question } from '../rules/bank/bank-answer.ts';
import type { Validation } from '../store/validations/validations.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Claim } from '../store/validations/idempotency.ts';
import { reserve, type Reserved } from './reserve.ts';
import { traceOf, type Past } from './trace.ts';

interface Beginning {
  readonly draft: Validation;
  /** Absent where no bank is asked. */
  readonly question: Question | undefined;
  readonly claim: Claim | undefined;
}

type Ports = PortsOf<
  'bankData.restingSeconds' | 'pseudonyms.of' | 'standing.find' | 'validations.create' | 'credits.live'
>;

/** Its credit is reserved; or why it is not. */
export type Begun = { readonly kind: 'resting'; readonly seconds: number } | (Reserved & { readonly past?: Past });

/** Reserves the credit; a bank that failed again and again is left alone, and nothing is written. */
export const begin = async (ports: Ports, { draft, question, claim }: Beginning): Promise<Begun> => {
  if (!question) return reserve(ports, draft, claim);
  const seconds = ports.bankData.restingSeconds(question);
  if (seconds !== undefined) return { kind: 'resting', seconds };
  const trace = await traceOf(ports, draft, question);
  const { liveLots, sightings } = await ports.standing.find(draft.userId, trace.account, draft.createdAt);
  return { ...(await reserve(ports, draft, claim, liveLots)), past: { trace, sightings } };
};
