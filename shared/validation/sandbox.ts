import type { AccountFormat, AccountType, CountryCode, DocumentType } from '../engine/names.ts';
import type { KnowledgeChange } from './payees.ts';
import type { Reason } from './reasons.ts';
import type { FraudRisk } from './risk.ts';

interface Scenario {
  /** How a sandbox account ends that is to be answered so. */
  readonly digits: string;
  /** Absent where the account is valid. */
  readonly reason?: Exclude<Reason, 'interrupted'>;
  /** The bank hides half of each name. */
  readonly isMasked?: true;
  /** A low one where it is absent; what follows from the name that was expected is added to it. */
  readonly fraudRisk?: FraudRisk;
  /** Its reasons in their place where a document was asked for. */
  readonly withDocument?: FraudRisk['reasons'];
  /** What is different from what would be known of the payee. */
  readonly change?: KnowledgeChange;
  /** A 202; the answer comes when the stack says. */
  readonly isSlow?: true;
}

/**
 * What the last two digits of a sandbox account bring about, in every country. A timeout is answered at once: whoever
 * tests does not have to wait for what never comes.
 */
export const scenarios = {
  valid: { digits: '01' },
  masked: { digits: '02', isMasked: true },
  mediumRisk: { digits: '03', fraudRisk: { level: 'MEDIUM', reasons: ['asked_by_many'] } },
  highRisk: {
    digits: '04',
    fraudRisk: { level: 'HIGH', reasons: ['recently_refused', 'asked_by_many'] },
    withDocument: ['document_differs'],
  },
  slow: { digits: '05', isSlow: true },
  otherAccount: { digits: '06', change: 'otherAccount' },
  otherHolder: { digits: '07', change: 'otherHolder' },
  otherPayee: { digits: '08', change: 'otherPayee' },
  notFound: { digits: '11', reason: 'account_not_found' },
  otherCurrency: {
    digits: '12',
    reason: 'other_currency',
    fraudRisk: { level: 'MEDIUM', reasons: ['other_currency'] },
  },
  failing: { digits: '21', reason: 'provider_error' },
  bankDown: { digits: '22', reason: 'bank_unavailable' },
  busy: { digits: '23', reason: 'provider_busy' },
  bankNotCovered: { digits: '24', reason: 'bank_not_covered' },
  methodNotCovered: { digits: '25', reason: 'method_not_covered' },
  unreadable: { digits: '26', reason: 'provider_unreadable' },
  silent: { digits: '31', reason: 'no_answer_in_time' },
  stillPending: { digits: '32', reason: 'still_pending' },
} satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof scenarios;

export const scenarioAt = (name: ScenarioName): Scenario => scenarios[name];

/** What an account number begins with, and the rest of the request. No real account looks like it. */
export interface SandboxAccount {
  readonly stem: string;
  readonly accountFormat?: AccountFormat;
  readonly bankCode?: string;
  readonly branchCode?: string;
  readonly routingNumber?: string;
  readonly accountType?: AccountType;
  readonly documentType?: DocumentType;
  readonly documentNumber?: string;
}

export const sandboxAccounts: Readonly<Record<CountryCode, SandboxAccount>> = {
  AR: { accountFormat: 'CBU', stem: '99970000000000000000' },
  BR: {
    accountFormat: 'LOCAL',
    stem: '999700',
    bankCode: '999',
    branchCode: '0001',
    accountType: 'CHECKING',
    documentType: 'CPF',
    documentNumber: '39053344705',
  },
  CL: {
    stem: '9997000000',
    bankCode: '999',
    accountType: 'CHECKING',
    documentType: 'RUT',
    documentNumber: '123456789',
  },
  CO: {
    stem: '9997000000',
    bankCode: '1007',
    accountType: 'SAVINGS',
    documentType: 'CC',
    documentNumber: '123456789',
  },
  EC: {
    stem: '99970000',
    bankCode: '0036',
    accountType: 'SAVINGS',
    documentType: 'CC',
    documentNumber: '1714307103',
  },
  MX: { accountFormat: 'CLABE', stem: '9997000000000000' },
  PE: { accountFormat: 'CCI', stem: '999700000000000000' },
  US: { stem: '9997000000', routingNumber: '123123123' },
  UY: { stem: '99970000', bankCode: '999' },
};

/** A name that matches the holder of a country's accounts, as their payee would write it. */
export const sandboxNames: Readonly<Record<CountryCode, string>> = {
  AR: 'Roberto Carlos',
  BR: 'João das Neves',
  CL: 'María González',
  CO: 'Juan Ernesto',
  EC: 'Carlos Andrade',
  MX: 'Papelería Luna Nueva',
  PE: 'María Flores Gordillo',
  US: 'John Doe',
  UY: 'Ana Pereira',
};

/** A whole account of a country, as a request has it, that the sandbox answers as the scenario says. */
export const sandboxAccount = (country: CountryCode, name: ScenarioName) => {
  const { stem, ...rest } = sandboxAccounts[country];
  return { ...rest, accountNumber: stem + scenarios[name].digits };
};

/** The provider's own sandbox numbers that do not exist or cannot be asked. */
export const publishedNumbers: Readonly<Partial<Record<CountryCode, Readonly<Record<string, ScenarioName>>>>> = {
  AR: { '9990000000000000000017': 'notFound', 'prometeofallo.pruebas.mp': 'notFound' },
  BR: { BR3899999999010100000001002C1: 'notFound', '1002': 'notFound' },
  CL: { '000000020000012': 'notFound', '1513523222': 'notFound' },
  CO: { '3456789012': 'notFound' },
  MX: { '999000000000000014': 'notFound', '1': 'notFound' },
  PE: { '99900000000000000138': 'notFound', '000000000000001': 'notFound' },
  US: { '98765432': 'notFound', '111000000000002': 'notFound' },
  UY: { '0001': 'notFound', '0003': 'failing', '0004': 'bankDown' },
};

const accounts: Readonly<Partial<Record<string, SandboxAccount>>> = sandboxAccounts;
const published: Readonly<Partial<Record<string, Readonly<Record<string, ScenarioName>>>>> = publishedNumbers;

const names = Object.keys(scenarios) as ScenarioName[];

/** What an account of the sandbox brings about; every one that asks for nothing else is valid. */
export const scenarioOf = (country: string, account: string): ScenarioName => {
  const asked = names.find((name) => account === `${accounts[country]?.stem}${scenarios[name].digits}`);
  return published[country]?.[account] ?? asked ?? 'valid';
};
