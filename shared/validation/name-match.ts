/** Whether the holder is whom somebody expects to pay. */
export const nameResults = ['match', 'partial', 'mismatch'] as const;
export type NameResult = (typeof nameResults)[number];

/** What keeps two names from being equal: a word missing or too much, a slip, a letter for a name, stars, another form. */
export const nameReasonCodes = ['missing', 'extra', 'slip', 'initial', 'masked', 'company_form'] as const;
export type NameReasonCode = (typeof nameReasonCodes)[number];

/** No answer lists more of them. */
export const nameReasonsAtMost = 20;

/** Words that join names without naming anybody; banks drop and add them freely. */
export const particles: ReadonlySet<string> = new Set([
  'DE',
  'DEL',
  'LA',
  'LAS',
  'LOS',
  'EL',
  'DA',
  'DO',
  'DAS',
  'DOS',
  'DI',
  'E',
  'Y',
  'VON',
  'VAN',
  'OF',
  'THE',
  'AND',
]);
