/** What a bench file exports: its figures, each with its unit and, where there is one, its budget. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly budget?: number;
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
