/** Whether the holder is whom somebody expects to pay. */
export const nameResults = ['match', 'partial', 'mismatch'] as const;
export type NameResult = (typeof nameResults)[number];

/** What keeps two names from being equal: a word missing or too much, a slip, a letter for a name, stars, another form. */
export const nameReasonCodes = ['missing', 'extra', 'slip', 'initial', 'masked', 'company_form'] as const;
export type NameReasonCode = (typeof nameReasonCodes)[number];
