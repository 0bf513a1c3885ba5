import * as z from 'zod';

/** What every list takes; without a limit, a page has 25. */
export const pageInput = {
  position: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(500).default(25),
};

type Page = Readonly<z.output<z.ZodObject<typeof pageInput>>>;

const encode = (id: string): string => Buffer.from(id).toString('base64url');
const decode = (position: string): string => Buffer.from(position, 'base64url').toString();

/** In the order of ids, so that what comes and goes meanwhile neither repeats nor hides another. */
export const pageOf = <T extends { readonly id: string }>(all: readonly T[], { position, limit }: Page) => {
  const after = position === undefined ? '' : decode(position);
  const rest = all.filter(({ id }) => id > after).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const items = rest.slice(0, limit);
  const last = rest.length > limit ? items.at(-1) : undefined;
  return { items, ...(last && { position: encode(last.id) }) };
};
