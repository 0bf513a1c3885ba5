import type { AccountFormat, AccountType, DocumentType, FieldName } from '../../engine/names.ts';
import type { Environment } from '../../validation/environment.ts';
import type { FactName } from '../../validation/facts.ts';
import type { Reason } from '../../validation/reasons.ts';
import type { FraudLevel, FraudReason } from '../../validation/risk.ts';
import type { ShownStatus } from '../../validation/status.ts';

export const accountTypes: Readonly<Record<AccountType, string>> = {
  SAVINGS: 'Ahorro',
  CHECKING: 'Corriente',
  PAYMENTS: 'De pagos',
  DEMAND: 'Vista',
  VIRTUAL: 'Virtual',
  ROL_ELECTRONICO: 'Rol electrónico',
  CUENTA_AMIGA: 'Cuenta Amiga',
  CARD: 'Tarjeta',
  EASY: 'Cuenta fácil',
  PUBLIC_ENTITY: 'Entidad pública',
};

export const documentTypes: Readonly<Record<DocumentType, string>> = {
  CC: 'Cédula',
  CD: 'Carné diplomático',
  CE: 'Cédula de extranjería',
  CI: 'CI',
  CNPJ: 'CNPJ',
  CPF: 'CPF',
  CUIT: 'CUIT',
  CURP: 'CURP',
  DNI: 'DNI',
  EIN: 'EIN',
  FD: 'Fideicomiso',
  IEPJ: 'Identificación extranjera (empresa)',
  IEPN: 'Identificación extranjera (persona)',
  NIT: 'NIT',
  PAS: 'Pasaporte',
  RC: 'Registro civil',
  RFC: 'RFC',
  RUC: 'RUC',
  RUT: 'RUT',
  TI: 'Tarjeta de identidad',
};

export const statuses: Readonly<Record<ShownStatus, string>> = {
  PENDING: 'Pendiente',
  PROCESSING: 'Procesando',
  VALID: 'Válida',
  INVALID: 'Inválida',
  ERROR: 'Error',
  UNREADABLE: 'No se puede mostrar',
  TIMEOUT: 'Sin respuesta',
};

export const fraudLevels: Readonly<Record<FraudLevel, string>> = { LOW: 'Bajo', MEDIUM: 'Medio', HIGH: 'Alto' };

export const fraudReasons: Readonly<Record<FraudReason, string>> = {
  document_differs: 'El documento del titular no es el que diste.',
  name_mismatch: 'El titular no coincide con quien esperas pagar.',
  name_partial: 'El nombre del titular coincide solo en parte.',
  virtual_account: 'Es una cuenta virtual o de billetera: se abre y se cierra en minutos.',
  bank_unknown: 'El banco no está en nuestro catálogo.',
  bank_mismatch: 'El número es de otro banco que el que elegiste.',
  other_currency: 'La cuenta está en otra moneda.',
  recently_refused: 'Hace poco el banco dijo que esta cuenta no existía.',
  other_documents: 'Esta cuenta también se consultó con otro documento.',
  asked_by_many: 'La conocemos desde hace poco y muchas empresas la consultaron en las últimas 24 horas.',
};

/** Why an answer is not a yes, in a sentence. */
export const reasons: Readonly<Record<Reason, string>> = {
  account_not_found: 'El banco dice que la cuenta no existe.',
  other_currency: 'La cuenta existe en otra moneda.',
  bank_not_covered: 'Todavía no podemos preguntar a este banco.',
  country_not_covered: 'Todavía no podemos preguntar en este país.',
  method_not_covered: 'Todavía no podemos preguntar por este tipo de cuenta.',
  bank_unavailable: 'El banco no está disponible.',
  provider_error: 'El banco no pudo contestar.',
  provider_busy: 'El banco no pudo contestar.',
  provider_rejected: 'El banco no pudo contestar.',
  provider_credentials: 'El banco no pudo contestar.',
  provider_unreadable: 'El banco no pudo contestar.',
  no_answer_in_time: 'El banco no contestó a tiempo.',
  still_pending: 'El banco no contestó a tiempo.',
  interrupted: 'La consulta se interrumpió.',
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
  accountNumber: 'Número de cuenta',
  bankCode: 'Banco',
  branchCode: 'Sucursal',
  routingNumber: 'Número de ruta',
  accountType: 'Tipo de cuenta',
  documentType: 'Tipo de documento',
  documentNumber: 'Número de documento',
};

export const environments: Readonly<Record<Environment, string>> = { production: 'Producción', sandbox: 'Sandbox' };

/** What the facts of a validation are called where one is told. */
export const facts: Readonly<Record<FactName, string>> = {
  status: 'Resultado',
  account: fields.accountNumber,
  holder: 'Titular',
  expected: 'Esperabas pagar a',
  nameMatch: 'Comparación de nombres',
  bank: fields.bankCode,
  branch: fields.branchCode,
  document: 'Documento',
  accountType: fields.accountType,
  currency: 'Moneda',
  risk: 'Riesgo de fraude',
  warnings: 'Ten en cuenta',
  reason: 'Motivo',
  reference: 'Referencia',
  environment: 'Entorno',
  country: 'País',
  date: 'Fecha',
  id: 'Id de la validación',
};

/** The same at the head of a column. */
export const columns: Readonly<Record<FactName, string>> = {
  ...facts,
  status: 'Estado',
  account: 'Cuenta',
  nameMatch: 'Coincide con el nombre esperado',
  id: 'Id',
};
