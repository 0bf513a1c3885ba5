import * as z from 'zod';

const number = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** How lists of v1 are asked for. */
export const pageQuery = z.object({
  page: number(1, 100_000).default(1),
  page_size: number(1, 20).default(10),
  total_required: z.enum(['true', 'false']).default('false'),
});

type Asked = z.infer<typeof pageQuery>;

/** One page of a list; how many there are is told to whoever asks for it. */
export const listed = <T>(name: string, all: readonly T[], { page, page_size, total_required }: Asked, url: string) => {
  const totals = { total_items: all.length, total_pages: Math.ceil(all.length / page_size) };
  return {
    [name]: all.slice((page - 1) * page_size, page * page_size),
    ...(total_required === 'true' ? totals : {}),
    links: [{ href: `${url}?page_size=${page_size}&page=${page}`, rel: 'self', method: 'GET' }],
  };
};
