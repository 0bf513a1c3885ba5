import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Validation } from '../store/validations/validation.ts';
import type { Asking } from '../rules/risk/account-activity.ts';
import { leavesTrace } from '../rules/risk/leaves-trace.ts';
import { pseudonymsOf } from './account-activity.ts';
import { rebuilt } from './rebuilt.ts';

export const rememberPorts = [
  'pseudonyms.of',
  'users.find',
  'credits.all',
  'accountActivity.remember',
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof rememberPorts)[number]>;

/** A document that the bank contradicts is not remembered as one of the account. */
const rememberedOf = ({ by, document }: Asking, { fraudReasons }: Validation): Asking => ({
  by,
  ...(document && !fraudReasons?.includes('document_differs') && { document }),
});

/** Of a silence nothing is remembered, nor of the sandbox, where no bank is asked. */
const isWorthRemembering = ({ verified, environment }: Validation): boolean => verified && environment === 'production';

const isTraced = async ({ users, credits }: Ports, userId: string, at: string): Promise<boolean> => {
  const [user, lots] = await Promise.all([users.find(userId), credits.all(userId)]);
  return user !== undefined && leavesTrace({ createdAt: user.createdAt, lots }, at);
};

/** Writes down a final answer in the account's activity. Doing it twice, or late, changes nothing. */
export const rememberActivity = async (ports: Ports, validation: Validation): Promise<void> => {
  const { userId, completedAt: at } = validation;
  if (!isWorthRemembering(validation) || !at || !(await isTraced(ports, userId, at))) return;
  const { question, judged } = (await rebuilt(validation)) ?? {};
  if (!question) return;
  const { account: pseudonym, asking } = await pseudonymsOf(ports, { userId, question, document: judged?.document });
  const isRefused = validation.reason === 'account_not_found';
  await ports.accountActivity.remember(pseudonym, { asking: rememberedOf(asking, validation), isRefused, at });
};
