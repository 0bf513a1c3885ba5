/** The same moment some months later; of a day that month does not have, its last one. As PayPal bills, by the clock of UTC. */
export const plusMonths = (instant: string, months: number): string => {
  const from = new Date(instant);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const daysInMonth = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), daysInMonth));
  return to.toISOString();
};

/** A moment as all of ours are written, which sort as texts; PayPal leaves milliseconds out. */
export const momentOf = (text: string): string => new Date(text).toISOString();
