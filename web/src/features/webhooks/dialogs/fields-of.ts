import { ApiError } from '../../../lib/api.ts';

const fields = ['url', 'events', 'description'] as const;

/** What the server says of fields of the form, by their pointers; of one of several events, of them all. */
export const fieldsOf = (error: unknown): Readonly<Partial<Record<(typeof fields)[number], string>>> => {
  const said = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(
    said.flatMap(({ pointer, detail }) => {
      const field = fields.find((one) => one === pointer.split('/')[1]);
      return field ? [[field, detail] as const] : [];
    }),
  );
};
