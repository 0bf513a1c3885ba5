import type { Crowd, Member } from './crowd.ts';

const ids = /\b(?:(?:val|ses|lot|key|pay)_[0-9a-z]{26}|[vw][ks]_(?:live|test)_[0-9A-Za-z]+|wr_[\w-]{43})\b/g;

/** Tells what of other customers stands in an answer, unless the request itself named it. */
export const foreigners = ({ members, bystanders }: Crowd) => {
  const owners = new Map<string, Member>();
  const marksOf = ({ email, marks }: Member): readonly string[] => [email, marks.name, marks.reference];
  return {
    /** What a successful answer to a customer names belongs to it. */
    own: (member: Member, text: string): void => {
      for (const [id] of text.matchAll(ids)) if (!owners.has(id)) owners.set(id, member);
    },
    in: (member: Member, sent: string, text: string): string[] => {
      // An e-mail is the same in any case.
      const named = sent.toLowerCase();
      const others = [...members, ...bystanders].filter((one) => one !== member);
      const marks = others
        .flatMap(marksOf)
        .filter((mark) => text.includes(mark) && !named.includes(mark.toLowerCase()));
      const foreign = [...text.matchAll(ids)]
        .map(([id]) => id)
        .filter((id) => (owners.get(id) ?? member) !== member && !sent.includes(id));
      return [...marks, ...foreign].map((what) => `shows ${what} of another customer`);
    },
  };
};
