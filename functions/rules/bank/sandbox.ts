import type { FraudRisk } from '#shared/validation/risk.ts';
import { scenarioAt, scenarioOf } from '#shared/validation/sandbox.ts';
import { answerFor, type BankAnswer } from './bank-answer.ts';
import type { Stated } from './known.ts';

/** The document of a question, if it has one. */
type AskedDocument = Pick<Stated, 'documentType' | 'documentNumber'>;

type Holder = Omit<Extract<BankAnswer, { kind: 'found' }>, 'kind'>;

export interface SandboxAnswer {
  readonly answer: BankAnswer;
  readonly fraudRisk: FraudRisk;
  readonly isSlow: boolean;
}

/** Who holds every account of a country's sandbox: the answers the bank-data provider publishes for its own. */
const holders: Readonly<Record<string, Holder>> = {
  AR: {
    beneficiary: 'ROBERTO CARLOS',
    documentType: 'CUIT',
    documentNumber: '30-71515454-1',
    accountType: 'CHECKING',
    currency: 'ARS',
  },
  BR: {
    beneficiary: 'JOÃO DAS NEVES',
    documentType: 'CNPJ',
    documentNumber: '58.547.642/0001-95',
    accountType: 'CHECKING',
    currency: 'BRL',
  },
  CL: { beneficiary: 'MARÍA GONZÁLEZ', documentType: 'RUT', documentNumber: '123456789', currency: 'CLP' },
  CO: { beneficiary: 'JU*** ERN***', documentType: 'CC', documentNumber: '123456789', currency: 'COP' },
  EC: { beneficiary: 'CARLOS ANDRADE', documentType: 'CC', documentNumber: '1714307103', currency: 'USD' },
  MX: { beneficiary: 'CRUZ ROJA MEXICANA', documentType: 'RFC', documentNumber: 'CRM6702109K6', currency: 'MXN' },
  PE: { beneficiary: 'MAR** FLORE**** GORDI****', accountType: 'SAVINGS', currency: 'PEN' },
  US: { beneficiary: 'JOHN DOE', currency: 'USD' },
  UY: { beneficiary: 'AN* PERE****', currency: 'UYU,USD' },
};

const noRisk: FraudRisk = { level: 'LOW', reasons: [] };

const half = (word: string): string => word.slice(0, Math.ceil(word.length / 2)).padEnd(word.length, '*');

/** Whoever asks with a document is answered with it, unless the scenario is that it differs. */
const holderFor = (country: string, asked: AskedDocument, { reasons }: FraudRisk): Holder => ({
  ...holders[country],
  ...(asked.documentNumber && !reasons.includes('document_differs') && asked),
});

/** A certain answer for every well-formed number, without a network and without a charge. */
export const sandboxAnswer = (country: string, account: string, asked: AskedDocument = {}): SandboxAnswer => {
  const { reason, isMasked, fraudRisk = noRisk, isSlow = false } = scenarioAt(scenarioOf(country, account));
  const holder = holderFor(country, asked, fraudRisk);
  const beneficiary = isMasked ? holder.beneficiary?.split(' ').map(half).join(' ') : holder.beneficiary;
  return { answer: reason ? answerFor(reason) : { kind: 'found', ...holder, beneficiary }, fraudRisk, isSlow };
};
