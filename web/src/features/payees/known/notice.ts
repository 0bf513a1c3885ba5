import type { OutputOf, RequestOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { knowledgeChanges, type KnowledgeChange } from '#shared/validation/payees.ts';

type Recognize = EndpointAt<'POST /api/payees/recognize'>;

export type Recognized = OutputOf<Recognize>;
export type Question = RequestOf<Recognize>['body'];
type Known = Recognized['payee'];
type Last = NonNullable<Recognized['last']>;

/** An answer of the memory together with the question it is about. */
export interface Remembered {
  readonly key: string;
  readonly of: Recognized;
}

export type Notice =
  | { readonly kind: KnowledgeChange; readonly change: Known['changed'][number]; readonly payee: Known }
  | { readonly kind: 'repeat'; readonly last: Last; readonly payee: Known }
  | { readonly kind: 'known'; readonly payee: Known; readonly last: Last | null };

/** What a question asks of the memory, the reference left out: two that differ are answered apart. */
export const keyOf = (asked: Question): string => {
  const { reference: _, ...question } = asked;
  return JSON.stringify(Object.entries(question).toSorted(([a], [b]) => a.localeCompare(b)));
};

/** Within a day the same answer is bought twice; later it may have changed. */
const repeatedWithinMs = 86_400_000;

const isRecent = ({ createdAt }: Last, now: Date): boolean => now.getTime() - Date.parse(createdAt) < repeatedWithinMs;

/** The one thing to say before the bank is asked, the gravest first; nothing where nothing is known. */
export const noticeOf = ({ payee, last }: Recognized, now: Date): Notice | undefined => {
  for (const kind of knowledgeChanges) {
    const change = payee.changed.find(({ what }) => what === kind);
    if (change) return { kind, change, payee };
  }
  if (last && (isRecent(last, now) || !payee.known)) return { kind: 'repeat', last, payee };
  return payee.known ? { kind: 'known', payee, last } : undefined;
};

/** What stands beside a question: never what was remembered of another one. */
export const noticeBeside = (
  question: Question | undefined,
  remembered: Remembered | undefined,
  now = new Date(),
): Notice | undefined => (question && remembered?.key === keyOf(question) ? noticeOf(remembered.of, now) : undefined);
