import { keptDays } from '#shared/kept-days.ts';
import { keepingYears } from '#shared/plans.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { plusDays, plusYears } from '../../rules/time.ts';
import { secondsOf } from '../table/table.ts';
import { keyToOpen, type DataKey } from '../sealing/data-keys.ts';

/** Something that was asked. */
interface Asked {
  readonly environment: Environment;
  readonly createdAt: string;
}

/** When DynamoDB takes it away: its customer chose the years, and nobody those of the sandbox. */
export const goneAt = ({ environment, createdAt }: Asked, { keptYears }: Pick<DataKey, 'keptYears'>): number =>
  secondsOf(environment === 'sandbox' ? plusDays(createdAt, keptDays.sandbox) : plusYears(createdAt, keptYears));

/** The same by what is chosen now. Throws `Erased` where the customer is gone. */
export const goneAtFor = async (userId: string, asked: Asked): Promise<number> =>
  goneAt(asked, (await keyToOpen(userId)) ?? { keptYears: keepingYears.usual });
