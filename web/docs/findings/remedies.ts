import type { FindingCode } from '#shared/engine/index.ts';

/** What a finding is called within its kind: `check_digit` of `mx.clabe.check_digit`. */
type NameOf<C extends string> = C extends `${string}.${infer Rest}` ? NameOf<Rest> : C;
type FindingName = NameOf<FindingCode>;

/** What to do about findings of one sort. */
export type Remedy =
  | ('length' | 'checkDigit' | 'zeros' | 'characters' | 'spreadsheet' | 'required' | 'unknown' | 'bank')
  | ('unusual' | 'missing' | 'otherNumber' | 'place' | 'date' | 'spelling');

const remedies: Readonly<Record<FindingName, Remedy>> = {
  length: 'length',
  check_digit: 'checkDigit',
  check_digit_1: 'checkDigit',
  check_digit_2: 'checkDigit',
  check_digits: 'checkDigit',
  check_character: 'checkDigit',
  company_digit: 'checkDigit',
  state_digit: 'checkDigit',
  zeros: 'zeros',
  repeated: 'zeros',
  characters: 'characters',
  excel_number: 'spreadsheet',
  required: 'required',
  bank_code_required: 'required',
  branch_code_required: 'required',
  routing_number_required: 'required',
  account_type_required: 'required',
  country_unknown: 'unknown',
  format_unknown: 'unknown',
  type_unknown: 'unknown',
  account_type_unknown: 'unknown',
  bank_unknown: 'bank',
  bank_mismatch: 'bank',
  always_the_same: 'bank',
  unusual_length: 'unusual',
  shorter: 'unusual',
  older_length: 'unusual',
  digit_missing: 'missing',
  character_missing: 'missing',
  leading_zero: 'missing',
  is_cvu: 'otherNumber',
  looks_like_clabe: 'otherNumber',
  looks_like_cc: 'otherNumber',
  cuenta_rut_digit: 'otherNumber',
  payment_code: 'otherNumber',
  digits_only: 'otherNumber',
  mobile: 'otherNumber',
  cci_only: 'otherNumber',
  prefix: 'place',
  prefix_doubtful: 'place',
  reserved_digit: 'place',
  start: 'place',
  province: 'place',
  third_digit: 'place',
  establishment: 'place',
  suffix: 'place',
  state: 'place',
  area: 'place',
  country: 'place',
  date: 'date',
  future: 'date',
  letter_o: 'date',
  digit_zero: 'date',
  spelling: 'spelling',
  random_shape: 'spelling',
  not_mobile: 'spelling',
  domain_without_dot: 'spelling',
};

export const remedyOf = (code: FindingCode): Remedy => remedies[code.slice(code.lastIndexOf('.') + 1) as FindingName];
