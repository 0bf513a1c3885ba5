import type { FindingCode } from '../../../engine/index.ts';

/** What any country's number can be told. `{{expected}}` and `{{position}}` are what the engine said. */
export const common: Readonly<Record<Extract<FindingCode, `${'account' | 'document'}.${string}`>, string>> = {
  'account.required': 'Escribe el número de cuenta.',
  'account.characters': 'El carácter {{position}} no puede ir ahí; ahí va uno de estos: {{expected}}.',
  'account.excel_number': 'Una hoja de cálculo dañó este número: cópialo de nuevo desde el original.',
  'account.country_unknown': 'Aún no validamos cuentas de ese país.',
  'account.format_unknown': 'Ese formato no existe en el país.',
  'account.bank_unknown': 'El banco no está en nuestro catálogo; puede ser nuevo.',
  'account.bank_mismatch': 'El número es de otro banco que el elegido: el suyo es {{expected}}.',
  'account.bank_code_required': 'Elige el banco.',
  'account.branch_code_required': 'Escribe la sucursal.',
  'account.routing_number_required': 'Escribe el número de ruta.',
  'account.account_type_required': 'Elige el tipo de cuenta.',
  'account.account_type_unknown': 'Ese tipo de cuenta no existe ahí.',
  'document.required': 'Escribe el número de documento.',
  'document.characters': 'El carácter {{position}} no puede ir ahí; ahí va uno de estos: {{expected}}.',
  'document.excel_number': 'Una hoja de cálculo dañó este número: cópialo de nuevo desde el original.',
  'document.country_unknown': 'Aún no validamos documentos de ese país.',
  'document.type_unknown': 'Ese tipo de documento no existe en el país.',
};
