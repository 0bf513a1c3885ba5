/** As PayPal writes it: the value is a text. */
export interface Money {
  readonly currency_code: string;
  readonly value: string;
}

/** Currencies that take no decimals at PayPal. */
const whole: ReadonlySet<string> = new Set(['JPY', 'HUF', 'TWD']);

export const decimalsOf = (currency: string): 0 | 2 => (whole.has(currency) ? 0 : 2);

/** In the smallest unit of its currency. */
export const unitsOf = ({ currency_code, value }: Money): number =>
  Math.round(Number(value) * 10 ** decimalsOf(currency_code));

export const textOf = (currency: string, units: number): string =>
  (units / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency));

export const moneyOf = (currency: string, units: number): Money => ({
  currency_code: currency,
  value: textOf(currency, units),
});

/** What PayPal keeps of a payment: a share and a fixed part. */
export const feeOf = (currency: string, units: number): number =>
  Math.min(units, Math.round(units * 0.054) + 0.3 * 10 ** decimalsOf(currency));
