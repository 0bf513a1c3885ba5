/** Windows begin at multiples of their length, so every caller computes the same one. */
export const windowStart = (now: string, windowSeconds: number): string => {
  const ms = windowSeconds * 1000;
  return new Date(Math.floor(Date.parse(now) / ms) * ms).toISOString();
};
