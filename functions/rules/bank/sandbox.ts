import type { BankAnswer } from './bank-answer.ts';
import type { FraudRisk } from '../risk/fraud-risk.ts';
import type { Stated } from './known.ts';

/** The document of a question, if it has one. */
type AskedDocument = Pick<Stated, 'documentType' | 'documentNumber'>;

type Holder = Omit<Extract<BankAnswer, { kind: 'found' }>, 'kind'>;

export interface SandboxAnswer {
  readonly answer: BankAnswer;
  readonly fraudRisk: FraudRisk;
  readonly delayMs: number;
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

/**
 * What the last two digits of a sandbox account bring about, in every country. A timeout is answered at once: whoever
 * tests does not have to wait for what never comes.
 */
const scenarios: Readonly<Record<string, Partial<SandboxAnswer> & { readonly masked?: true }>> = {
  '01': {},
  '02': { masked: true },
  '03': { fraudRisk: { level: 'MEDIUM', reasons: ['asked_by_many'] } },
  '04': { fraudRisk: { level: 'HIGH', reasons: ['document_differs'] } },
  '05': { delayMs: 8_000 },
  '11': { answer: { kind: 'refused', reason: 'account_not_found' } },
  '12': {
    answer: { kind: 'refused', reason: 'other_currency' },
    fraudRisk: { level: 'MEDIUM', reasons: ['other_currency'] },
  },
  '21': { answer: { kind: 'silent', reason: 'provider_error' } },
  '22': { answer: { kind: 'silent', reason: 'bank_unavailable' } },
  '23': { answer: { kind: 'silent', reason: 'provider_busy' } },
  '24': { answer: { kind: 'silent', reason: 'bank_not_covered' } },
  '25': { answer: { kind: 'silent', reason: 'method_not_covered' } },
  '26': { answer: { kind: 'silent', reason: 'provider_unreadable' } },
  '31': { answer: { kind: 'late', reason: 'no_answer_in_time' } },
  '32': { answer: { kind: 'late', reason: 'still_pending' } },
};

/** What a sandbox account with a scenario begins with; two digits follow. No real account looks like it. */
const stems: Readonly<Record<string, string>> = {
  AR: '99970000000000000000',
  BR: '999700',
  CL: '9997000000',
  CO: '9997000000',
  EC: '99970000',
  MX: '9997000000000000',
  PE: '999700000000000000',
  US: '9997000000',
  UY: '99970000',
};

/** The provider's own sandbox numbers that do not exist or cannot be asked. */
const published: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AR: { '9990000000000000000017': '11', 'prometeofallo.pruebas.mp': '11' },
  BR: { BR3899999999010100000001002C1: '11', '1002': '11' },
  CL: { '000000020000012': '11', '1513523222': '11' },
  CO: { '3456789012': '11' },
  MX: { '999000000000000014': '11', '1': '11' },
  PE: { '99900000000000000138': '11', '000000000000001': '11' },
  US: { '98765432': '11', '111000000000002': '11' },
  UY: { '0001': '11', '0003': '21', '0004': '22' },
};

const noRisk: FraudRisk = { level: 'LOW', reasons: [] };

const half = (word: string): string => word.slice(0, Math.ceil(word.length / 2)).padEnd(word.length, '*');

const scenarioOf = (country: string, account: string): string => {
  const stem = stems[country] ?? '';
  const code = account.startsWith(stem) ? account.slice(stem.length) : '';
  return published[country]?.[account] ?? (code in scenarios ? code : '01');
};

/** Whoever asks with a document is answered with it, unless the scenario is that it differs. */
const holderFor = (country: string, asked: AskedDocument, { reasons }: FraudRisk): Holder => ({
  ...holders[country],
  ...(asked.documentNumber && !reasons.includes('document_differs') && asked),
});

/** A certain answer for every well-formed number, without a network and without a charge. */
export const sandboxAnswer = (country: string, account: string, asked: AskedDocument = {}): SandboxAnswer => {
  const { masked, ...scenario } = scenarios[scenarioOf(country, account)] ?? {};
  const holder = holderFor(country, asked, scenario.fraudRisk ?? noRisk);
  const beneficiary = masked ? holder.beneficiary?.split(' ').map(half).join(' ') : holder.beneficiary;
  return { answer: { kind: 'found', ...holder, beneficiary }, fraudRisk: noRisk, delayMs: 0, ...scenario };
};
