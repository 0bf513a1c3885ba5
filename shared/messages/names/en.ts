import type { AccountFormat, AccountType, DocumentType, FieldName } from '../../engine/names.ts';
import type { Environment } from '../../validation/environment.ts';
import type { FactName } from '../../validation/facts.ts';
import type { Reason } from '../../validation/reasons.ts';
import type { FraudLevel, FraudReason } from '../../validation/risk.ts';
import type { ShownStatus } from '../../validation/status.ts';

export const accountTypes: Readonly<Record<AccountType, string>> = {
  SAVINGS: 'Savings',
  CHECKING: 'Checking',
  PAYMENTS: 'Payments',
  DEMAND: 'Sight',
  VIRTUAL: 'Virtual',
  ROL_ELECTRONICO: 'Electronic payroll',
  CUENTA_AMIGA: 'Cuenta Amiga',
  CARD: 'Card',
  EASY: 'Easy account',
  PUBLIC_ENTITY: 'Public entity',
};

export const documentTypes: Readonly<Record<DocumentType, string>> = {
  CC: 'Cédula',
  CD: 'Diplomatic card',
  CE: 'Foreigner’s card',
  CI: 'CI',
  CNPJ: 'CNPJ',
  CPF: 'CPF',
  CUIT: 'CUIT',
  CURP: 'CURP',
  DNI: 'DNI',
  EIN: 'EIN',
  FD: 'Trust',
  IEPJ: 'Foreign identification (company)',
  IEPN: 'Foreign identification (person)',
  NIT: 'NIT',
  PAS: 'Passport',
  RC: 'Civil registry',
  RFC: 'RFC',
  RUC: 'RUC',
  RUT: 'RUT',
  TI: 'Minor’s identity card',
};

export const statuses: Readonly<Record<ShownStatus, string>> = {
  PENDING: 'Pending',
  PROCESSING: 'Processing',
  VALID: 'Valid',
  INVALID: 'Invalid',
  ERROR: 'Error',
  UNREADABLE: 'Cannot be shown',
  TIMEOUT: 'No answer',
};

export const fraudLevels: Readonly<Record<FraudLevel, string>> = { LOW: 'Low', MEDIUM: 'Medium', HIGH: 'High' };

export const fraudReasons: Readonly<Record<FraudReason, string>> = {
  document_differs: 'The document of the holder is not the one you gave.',
  name_mismatch: 'The holder is not whom you expect to pay.',
  name_partial: 'The name of the holder matches only in part.',
  virtual_account: 'It is a virtual or wallet account: those open and close in minutes.',
  bank_unknown: 'The bank is not in our catalogue.',
  bank_mismatch: 'The number belongs to another bank than the one you chose.',
  other_currency: 'The account is in another currency.',
  recently_refused: 'Not long ago the bank said that this account did not exist.',
  other_documents: 'This account was also checked with another document.',
  asked_by_many: 'We have known it only briefly, and many companies checked it in the last 24 hours.',
};

/** Why an answer is not a yes, in a sentence. */
export const reasons: Readonly<Record<Reason, string>> = {
  account_not_found: 'The bank says that the account does not exist.',
  other_currency: 'The account exists in another currency.',
  bank_not_covered: 'We cannot ask this bank yet.',
  country_not_covered: 'We cannot ask in this country yet.',
  method_not_covered: 'We cannot ask about this type of account yet.',
  bank_unavailable: 'The bank is not available.',
  provider_error: 'The bank could not answer.',
  provider_busy: 'The bank could not answer.',
  provider_rejected: 'The bank could not answer.',
  provider_credentials: 'The bank could not answer.',
  provider_unreadable: 'The bank could not answer.',
  no_answer_in_time: 'The bank did not answer in time.',
  still_pending: 'The bank did not answer in time.',
  interrupted: 'The request was interrupted.',
};

export const formats: Readonly<Record<AccountFormat, string>> = {
  CLABE: 'CLABE',
  LOCAL: 'Local',
  CBU: 'CBU',
  CVU: 'CVU',
  ALIAS: 'Alias',
  CCI: 'CCI',
  IBAN: 'IBAN',
  PIX: 'PIX',
};

export const fields: Readonly<Record<FieldName, string>> = {
  accountNumber: 'Account number',
  bankCode: 'Bank',
  branchCode: 'Branch',
  routingNumber: 'Routing number',
  accountType: 'Account type',
  documentType: 'Document type',
  documentNumber: 'Document number',
};

export const environments: Readonly<Record<Environment, string>> = { production: 'Production', sandbox: 'Sandbox' };

/** What the facts of a validation are called where one is told. */
export const facts: Readonly<Record<FactName, string>> = {
  status: 'Result',
  account: fields.accountNumber,
  holder: 'Account holder',
  expected: 'Expected payee',
  nameMatch: 'Comparison of names',
  bank: fields.bankCode,
  branch: fields.branchCode,
  document: 'Document',
  accountType: fields.accountType,
  currency: 'Currency',
  risk: 'Fraud risk',
  warnings: 'Bear in mind',
  reason: 'Reason',
  reference: 'Reference',
  environment: 'Environment',
  country: 'Country',
  date: 'Date',
  id: 'Validation id',
};

/** The same at the head of a column. */
export const columns: Readonly<Record<FactName, string>> = {
  ...facts,
  status: 'Status',
  account: 'Account',
  nameMatch: 'Matches the expected name',
  id: 'Id',
};
