import { unknownPayee, type KnownPayee } from '#shared/contract/resources/payee.ts';
import type { KnowledgeChange } from '#shared/validation/payees.ts';
import type { FraudRisk } from '#shared/validation/risk.ts';
import {
  sandboxAccounts,
  scenarioAt,
  scenarioOf,
  type SandboxAccount,
  type ScenarioName,
} from '#shared/validation/sandbox.ts';
import { masked } from '../documents/mask.ts';
import { minusDays } from '../time.ts';
import { answerFor, type BankAnswer } from './bank-answer.ts';
import type { Stated } from './known.ts';

/** What is asked of the sandbox: an account, perhaps with a document. */
interface Asked extends Pick<Stated, 'documentType' | 'documentNumber'> {
  readonly country: string;
  readonly normalized: string;
  readonly createdAt: string;
}

type Holder = Omit<Extract<BankAnswer, { kind: 'found' }>, 'kind'>;

export interface SandboxAnswer {
  readonly answer: BankAnswer;
  readonly fraudRisk: FraudRisk;
  readonly isSlow: boolean;
  /** What would be known of the payee; absent where nothing. */
  readonly payee?: KnownPayee | undefined;
}

/** Who holds every account of a country's sandbox: answers that banks publish for tests, and an invented company. */
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
  MX: {
    beneficiary: 'PAPELERIA LUNA NUEVA',
    documentType: 'RFC',
    documentNumber: 'PLN990101AB5',
    currency: 'MXN',
  },
  PE: { beneficiary: 'MAR** FLORE**** GORDI****', accountType: 'SAVINGS', currency: 'PEN' },
  US: { beneficiary: 'JOHN DOE', currency: 'USD' },
  UY: { beneficiary: 'AN* PERE****', currency: 'UYU,USD' },
};

/** Companies that do not exist, for what speaks against an account: nobody real is called risky. */
const invented: Partial<Readonly<Record<ScenarioName, string>>> = {
  mediumRisk: 'COMERCIAL TRES ESQUINAS',
  highRisk: 'INVERSIONES PUERTO AZUL',
};

/** The document of a holder whom nobody asked for. */
const otherDocuments: Readonly<Record<string, Required<Pick<Stated, 'documentType' | 'documentNumber'>>>> = {
  AR: { documentType: 'CUIT', documentNumber: '30-99900001-7' },
  BR: { documentType: 'CNPJ', documentNumber: '99.900.001/0001-50' },
  CL: { documentType: 'RUT', documentNumber: '999000010' },
  CO: { documentType: 'NIT', documentNumber: '9999000014' },
  EC: { documentType: 'RUC', documentNumber: '0999900011001' },
  MX: { documentType: 'RFC', documentNumber: 'IPA990101AB0' },
  PE: { documentType: 'RUC', documentNumber: '20999000011' },
  US: { documentType: 'EIN', documentNumber: '999900000' },
  UY: { documentType: 'RUT', documentNumber: '219990010019' },
};

const noRisk: FraudRisk = { level: 'LOW', reasons: [] };

const half = (word: string): string => word.slice(0, Math.ceil(word.length / 2)).padEnd(word.length, '*');

/** What the table holds of a country; the names of countries come from outside. */
const accounts: Readonly<Record<string, SandboxAccount>> = sandboxAccounts;

/** A document can only differ where one was asked for; elsewhere other things speak against the account. */
const riskOf = (name: ScenarioName, { documentNumber }: Asked): FraudRisk => {
  const { fraudRisk = noRisk, withDocument } = scenarioAt(name);
  return withDocument && documentNumber ? { ...fraudRisk, reasons: [...withDocument] } : fraudRisk;
};

/** Whoever asks with a document is answered with it, unless the scenario is that it differs. */
const holderOf = (name: ScenarioName, { country, documentType, documentNumber }: Asked): Holder => {
  const { withDocument } = scenarioAt(name);
  const beneficiary = invented[name];
  const said = withDocument ? otherDocuments[country] : documentNumber ? { documentType, documentNumber } : {};
  return { ...holders[country], ...(beneficiary && { beneficiary }), ...said };
};

/** When the sandbox pretends that a payee was first seen, and seen as it was before, in days before the question. */
const sinceDays = 400;
const untilDays = 200;

/** What was there before each change; nobody real. */
const before: Readonly<Record<KnowledgeChange, (asked: Asked) => string>> = {
  otherAccount: ({ country, normalized }) => masked(`${accounts[country]?.stem ?? normalized}99`),
  otherHolder: () => 'MUEBLES DEL VALLE',
  otherPayee: () => 'TRANSPORTES LA LOMA',
};

const payeeOf = (name: ScenarioName, asked: Asked, holder: string | undefined): KnownPayee | undefined => {
  const { change } = scenarioAt(name);
  if (!change) return undefined;
  const was = before[change](asked);
  return {
    ...unknownPayee,
    known: true,
    name: change === 'otherAccount' ? (holder ?? null) : was,
    since: minusDays(asked.createdAt, sinceDays),
    validations: 3,
    changed: [{ what: change, until: minusDays(asked.createdAt, untilDays), was, bank: null }],
  };
};

/** A certain answer for every well-formed number, without a network and without a charge. */
export const sandboxAnswer = (asked: Asked): SandboxAnswer => {
  const name = scenarioOf(asked.country, asked.normalized);
  const { reason, isMasked, isSlow = false } = scenarioAt(name);
  const holder = holderOf(name, asked);
  const beneficiary = isMasked ? holder.beneficiary?.split(' ').map(half).join(' ') : holder.beneficiary;
  return {
    answer: reason ? answerFor(reason) : { kind: 'found', ...holder, beneficiary },
    fraudRisk: riskOf(name, asked),
    payee: payeeOf(name, asked, beneficiary),
    isSlow,
  };
};
