import * as z from 'zod';
import { headlineToneOf, type Headed, type HeadlineTone } from '#shared/validation/headline.ts';
import type { FraudRisk } from '#shared/validation/risk.ts';

/** How many rows are to be paid, looked at, or not to be paid. */
export const Verdicts = z.object({ pay: z.int(), plain: z.int(), look: z.int(), stop: z.int() });
export type Verdicts = Readonly<z.output<typeof Verdicts>>;

export const noVerdicts: Verdicts = { pay: 0, plain: 0, look: 0, stop: 0 };

/** As much of a validation as its first line follows from, as it is kept. */
export interface Judged extends Pick<Headed, 'status'> {
  readonly reason?: string | undefined;
  readonly nameMatch?: NonNullable<Headed['nameMatch']> | undefined;
  readonly fraudLevel?: FraudRisk['level'] | undefined;
  readonly payee?: Headed['payee'] | undefined;
}

/** What the first line of an answer tells to do. */
export const verdictOf = ({ status, reason, nameMatch, fraudLevel, payee }: Judged): HeadlineTone =>
  headlineToneOf({
    status,
    reason: reason ?? null,
    nameMatch: nameMatch ?? null,
    fraudRisk: fraudLevel ? { level: fraudLevel } : null,
    payee: payee ?? { changed: [] },
  });
