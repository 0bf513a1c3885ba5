export interface ChartDay {
  readonly date: string;
  readonly total: number;
  /** How much of it each part is. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface ChartPart {
  readonly name: string;
  readonly paint: 'good' | 'bad' | 'warn' | 'plain' | 'none';
  /** `164 válidas` */
  readonly said: (count: number) => string;
}
