import { meaningOf, type Meaning } from '#shared/validation/meaning.ts';
import { settlementOf, type ShownStatus } from '#shared/validation/status.ts';
import { answerTones, type AnswerTone } from '../../../lib/answer-tones.ts';
import type { Validation } from '../api/validations.ts';

type Simulation =
  | ('simulated' | 'simulatedNotFound' | 'simulatedOtherCurrency')
  | ('simulatedBankNotCovered' | 'simulatedMethodNotCovered')
  | ('simulatedLate' | 'simulatedBroken');

type Title = Exclude<ShownStatus, 'PENDING'> | 'RISKY';

/** The first thing to read: the tone, and the keys of title and explanation. */
export interface Verdict {
  readonly tone: AnswerTone;
  readonly title: Title;
  readonly explain: Meaning | Simulation;
}

/** What only a bank can say is told in other words where none was asked. */
const simulations: Readonly<Partial<Record<Meaning, Simulation>>> = {
  exists: 'simulated',
  risky: 'simulated',
  notFound: 'simulatedNotFound',
  otherCurrency: 'simulatedOtherCurrency',
  bankNotCovered: 'simulatedBankNotCovered',
  methodNotCovered: 'simulatedMethodNotCovered',
  countryNotCovered: 'simulated',
  late: 'simulatedLate',
  broken: 'simulatedBroken',
};

/** The reason may be newer than this page. */
export type Judged = Pick<Validation, 'status' | 'environment' | 'fraudRisk'> & { readonly reason: string | null };

const explanationOf = (meant: Meaning, { environment }: Judged): Verdict['explain'] =>
  environment === 'sandbox' ? (simulations[meant] ?? meant) : meant;

/** The answer in one word. */
export const titleOf = ({ status, meaning }: { readonly status: ShownStatus; readonly meaning: Meaning }): Title => {
  if (meaning === 'risky') return 'RISKY';
  return status === 'PENDING' ? 'PROCESSING' : status;
};

export const verdictOf = (validation: Judged): Verdict => {
  const meaning = meaningOf(validation);
  const title = titleOf({ status: validation.status, meaning });
  return { tone: answerTones[title], title, explain: explanationOf(meaning, validation) };
};

/** The account was judged, whatever came out: there is something to keep. */
export const isJudgement = ({ status }: Pick<Validation, 'status'>): boolean => settlementOf(status) === 'post';

/** Asking once more may bring an answer: the bank was silent, not unknown to us. */
export const isWorthRetrying = (validation: Judged): boolean => ['late', 'broken'].includes(meaningOf(validation));
