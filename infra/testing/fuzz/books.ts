import type { Member } from './crowd.ts';
import { startingCredits } from './crowd.ts';
import type { Outcome } from './fuzz.ts';

/** Every row of a list, page by page. */
const all = async <T>(page: (cursor: string | undefined) => Promise<{ data: T[]; nextCursor: string | null }>) => {
  const rows: T[] = [];
  for (let cursor: string | undefined | null; cursor !== null;) {
    const { data, nextCursor } = await page(cursor);
    rows.push(...data);
    cursor = nextCursor;
  }
  return rows;
};

const charging: ReadonlySet<string> = new Set(['VALID', 'INVALID', 'PENDING', 'PROCESSING']);

const wrongOf = async ({ email, call, renew }: Member, made: ReadonlySet<string>): Promise<string[]> => {
  await renew();
  const query = (cursor: string | undefined) => ({ query: { limit: 100, ...(cursor ? { cursor } : {}) } });
  const [{ balance }, history, ledger] = await Promise.all([
    call('GET /api/credits', {}),
    all((cursor) => call('GET /api/validations', query(cursor))),
    all((cursor) => call('GET /api/credits/movements', query(cursor))),
  ]);
  const asked = history.filter(({ environment }) => environment === 'production');
  const charged = asked.filter(({ status }) => charging.has(status)).length;
  const sum = ledger.reduce((total, { credits }) => total + (credits ?? 0), 0);
  const unmade = history.filter(({ id }) => !made.has(id)).length;
  const lost = [...made].filter((id) => !history.some((one) => one.id === id)).length;
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
