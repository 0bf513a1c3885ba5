import { ownBooks } from '../own-books.ts';
import type { Member } from './crowd.ts';
import { answeredInBatches } from './answered-in-batches.ts';
import { startingCredits } from './crowd.ts';
import type { Outcome } from './fuzz.ts';

const charging: ReadonlySet<string> = new Set(['VALID', 'INVALID', 'PENDING', 'PROCESSING']);

const wrongOf = async ({ email, call, renew }: Member, made: ReadonlySet<string>): Promise<string[]> => {
  await renew();
  const answered = new Set([...made, ...(await answeredInBatches(call))]);
  const { balance, history, ledger } = await ownBooks({ call });
  const asked = history.filter(({ environment }) => environment === 'production');
  const charged = asked.filter(({ status }) => charging.has(status)).length;
  const sum = ledger.reduce((total, { credits }) => total + (credits ?? 0), 0);
  const unmade = history.filter(({ id }) => !answered.has(id)).length;
  const lost = [...answered].filter((id) => !history.some((one) => one.id === id)).length;
  const holds: readonly (readonly [boolean, string])[] = [
    [
      balance === startingCredits - charged,
      `${startingCredits} credits less ${charged} validations are not ${balance}`,
    ],
    [sum === balance, `movements of ${sum} and a balance of ${balance}`],
    [unmade === 0, `${unmade} validations that no answer told of`],
    [lost === 0, `${lost} validations that an answer told of are nowhere`],
  ];
  return holds.flatMap(([isSo, complaint]) => (isSo ? [] : [`${email}: ${complaint}`]));
};

/** What the books of the customers do not explain after a trial: a refused request moved no credit. */
export const wrongInBooks = async ({ crowd, made }: Outcome): Promise<string[]> => {
  const complaints = await Promise.all(
    [...crowd.members, ...crowd.bystanders].map((member) => wrongOf(member, made.get(member.email) ?? new Set())),
  );
  return complaints.flat();
};
