import { draw } from './chance.ts';

export type Latency = { readonly min: number; readonly max: number };

/** The product promises an answer in roughly 2 to 5 seconds; the bank is where that time goes. */
export const usualLatency: Latency = { min: 2_000, max: 5_000 };

const variable = 'CUENTACLARA_BANK_LATENCY_MS';

/** Reads `0`, `800` or `300-8000` (milliseconds); anything else is a mistake worth stopping for. */
export const latencyFromEnv = (env: Readonly<Record<string, string | undefined>>): Latency => {
  const text = env[variable]?.trim();
  if (!text) return usualLatency;
  const range = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(text);
  const min = Number(range?.[1]);
  const max = Number(range?.[2] ?? range?.[1]);
  if (!range || max < min) {
    throw new Error(`${variable} must be milliseconds such as "0", "800" or "300-8000"; it is "${text}".`);
  }
  return { min, max };
};

/** The jitter is drawn from the words, so repeating a request repeats its wait. */
export const latencyOf = ({ min, max }: Latency, ...words: readonly (string | number)[]): number =>
  Math.round(min + draw('latency', ...words) * (max - min));
