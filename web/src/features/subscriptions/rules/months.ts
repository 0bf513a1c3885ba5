/** The same day `months` later, or the last of a shorter month: as subscriptions are charged. */
export const monthsAfter = (iso: string, months: number): string => {
  const from = new Date(iso);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months);
  // 31 January a month later is no 3 March.
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to.toISOString();
};
