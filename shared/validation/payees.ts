/** What is different from what was known of a payee, the gravest first; each has a text. */
export const knowledgeChanges = ['otherHolder', 'otherPayee', 'otherAccount'] as const;
export type KnowledgeChange = (typeof knowledgeChanges)[number];

/** How often a payee's account is asked about again, by itself. */
export const recheckRhythms = ['never', 'monthly', 'quarterly', 'yearly'] as const;
export type RecheckRhythm = (typeof recheckRhythms)[number];

/** How a payee came to be known: an answer whose document names it, somebody who saved it, the history, or a file. */
export const payeeOrigins = ['document', 'hand', 'history', 'file'] as const;
export type PayeeOrigin = (typeof payeeOrigins)[number];

/** Payees of one customer, accounts of one payee, and payees of one request that imports. */
export const payeesAtMost = 20_000;
export const accountsOfPayeeAtMost = 20;
export const importedAtOnce = 100;
export const payeeNameAtMost = 140;
