/** What an event says of a subscription, and what tells two states of it apart that say the same. */
const shown = ['plan', 'status', 'paidThrough', 'nextBillingAt', 'endedAt'] as const;

/** All of that as one text. */
export const subscriptionShownIn = (row: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(shown.map((name) => row[name] ?? null));
