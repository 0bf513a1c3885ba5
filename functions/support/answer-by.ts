import { supportLimits } from '#shared/validation/support.ts';
import { plusSeconds } from '../rules/time.ts';

/** Until when a person answers what came at this moment. */
export const answerBy = (createdAt: string): string => plusSeconds(createdAt, supportLimits.answerHours * 3600);

/** What whoever wrote is told, whatever became of it. */
export const takenView = ({ id, createdAt }: { readonly id: string; readonly createdAt: string }) => ({
  id,
  answerBy: answerBy(createdAt),
});
