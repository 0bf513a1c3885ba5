import { nextCursorHeader } from '#shared/contract/export.ts';
import { csvOf } from '#shared/csv.ts';
import { Answer } from './implement.ts';

interface Part {
  readonly file: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A part of a list as a file, and where the next one begins, as every export answers. */
export const csvPart = ({ file, header, rows }: Part, { nextCursor }: { readonly nextCursor: string | null }) =>
  new Answer(csvOf(header, rows), {
    'content-disposition': `attachment; filename="${file}"`,
    ...(nextCursor !== null && { [nextCursorHeader]: nextCursor }),
  });
