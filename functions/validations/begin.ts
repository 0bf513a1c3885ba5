import type { Question } from '../rules/bank/bank-answer.ts';
import type { Validation } from '../store/validations/validations.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Claim } from '../store/validations/idempotency.ts';
import { reserve, type Reserved } from './reserve-credit.ts';
import { pseudonymsOf, type Past } from './account-activity.ts';

interface Beginning {
  readonly draft: Validation;
  /** Absent where no bank is asked. */
  readonly question: Question | undefined;
  readonly claim: Claim | undefined;
}

type Ports = PortsOf<
  'bankData.circuitOpenSeconds' | 'pseudonyms.of' | 'preflight.read' | 'validations.create' | 'credits.live'
>;

/** Its credit is reserved; or why it is not. */
export type Begun = { readonly kind: 'resting'; readonly seconds: number } | (Reserved & { readonly past?: Past });

/** Reserves the credit; a bank that failed again and again is left alone, and nothing is written. */
export const begin = async (ports: Ports, { draft, question, claim }: Beginning): Promise<Begun> => {
  if (!question) return reserve(ports, draft, claim);
  const seconds = ports.bankData.circuitOpenSeconds(question);
  if (seconds !== undefined) return { kind: 'resting', seconds };
  const pseudonyms = await pseudonymsOf(ports, draft, question);
  const { liveLots, activity } = await ports.preflight.read(draft.userId, pseudonyms.account, draft.createdAt);
  return { ...(await reserve(ports, draft, claim, liveLots)), past: { pseudonyms, activity } };
};
