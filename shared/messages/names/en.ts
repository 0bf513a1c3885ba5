import type { AccountFormat, AccountType, DocumentType, FieldName } from '../../engine/names.ts';

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
