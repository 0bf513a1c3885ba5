/** What customers may count on. Promises about the answers of banks, no measurements: what is measured says how. */
export const promises = {
  /** Of the answers that banks give, so many are to be right, at least. */
  accuracyPercent: 95,
  /** How long an answer usually takes. */
  answerSeconds: { least: 2, most: 5 },
} as const;
