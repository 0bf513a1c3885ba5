import type { AccountType, DocumentType } from '../../engine/index.ts';

export const accountTypes: Readonly<Record<AccountType, string>> = {
  SAVINGS: 'Savings',
  CHECKING: 'Checking',
  PAYMENTS: 'Payments',
  DEMAND: 'Sight',
};

export const documentTypes: Readonly<Record<DocumentType, string>> = {
  CI: 'CI',
  CUIT: 'CUIT',
  CURP: 'CURP',
  DNI: 'DNI',
  EIN: 'EIN',
  RFC: 'RFC',
  RUC: 'RUC',
  RUT: 'RUT',
};
