import * as z from 'zod';

const fieldNames = [
  'account_number',
  'country_code',
  'bank_code',
  'branch_code',
  'account_type',
  'document_number',
  'document_type',
  'beneficiary_name',
] as const;

export type Field = (typeof fieldNames)[number];

/** What the caller sent, trimmed; a field sent empty counts as not sent. */
export type Form = Readonly<Partial<Record<Field, string>>>;

export type ReadForm = { readonly form: Form; readonly json: boolean } | { readonly badFields: readonly string[] };

const jsonBody = z.looseObject(
  Object.fromEntries(fieldNames.map((field) => [field, z.string().nullish()] as const)) as Record<
    Field,
    z.ZodOptional<z.ZodNullable<z.ZodString>>
  >,
);

const tidy = (read: (field: Field) => string | null | undefined): Form => {
  const sent = fieldNames
    .map((field) => [field, read(field)?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '');
  const form: Form = Object.fromEntries(sent);
  return form.country_code ? { ...form, country_code: form.country_code.toUpperCase() } : form;
};

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** The published contract is form-encoded; some listings of it claim JSON, so JSON is understood too. */
export const readForm = (body: string, contentType: string): ReadForm => {
  if (!contentType.includes('json')) {
    const sent = new URLSearchParams(body);
    return { form: tidy((field) => sent.get(field)), json: false };
  }
  const parsed = jsonBody.safeParse(parseJson(body));
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => String(issue.path[0] ?? 'body'));
    return { badFields: [...new Set(fields)] };
  }
  const sent = parsed.data;
  return { form: tidy((field) => sent[field]), json: true };
};
