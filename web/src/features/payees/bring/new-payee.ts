import type { Country } from '#shared/engine/country.ts';
import type { AccountFormat, FieldName } from '#shared/engine/names.ts';
import type { NewPayee } from '../api/payees.ts';

/** What the dialog holds, as typed. */
export type Typed = Readonly<Record<FieldName, string>> & {
  readonly name: string;
  readonly accountFormat: AccountFormat | undefined;
};

export const nothingTyped: Typed = {
  name: '',
  accountFormat: undefined,
  accountNumber: '',
  bankCode: '',
  branchCode: '',
  routingNumber: '',
  accountType: '',
  documentType: '',
  documentNumber: '',
};

const given = (text: string): string | undefined => text.trim() || undefined;

const accountFields = ['bankCode', 'branchCode', 'routingNumber', 'accountType'] as const;

/** What the rules of a country say of what was typed: what else to ask for, and what is wrong where. */
export const readTyped = (country: Country, typed: Typed) => {
  const requirements =
    country.requirements(given(typed.bankCode), typed.accountFormat) ?? country.requirements(given(typed.bankCode));
  const asked = requirements?.fields.filter(({ field }) => accountFields.some((one) => one === field)) ?? [];
  const judge = (accountNumber: string) =>
    country.judgeAccount({
      format: requirements?.format,
      accountNumber,
      ...Object.fromEntries(asked.map(({ field }) => [field, given(typed[field])])),
    });
  const hasAccount = typed.accountNumber.trim() !== '';
  const account = judge(typed.accountNumber);
  const types = country.pack.documents.map(({ type }) => type);
  const documentType = typed.documentType || (types[0] ?? '');
  const number = typed.documentNumber.trim();
  const document = number ? country.judgeDocument({ type: documentType, number }) : undefined;
  const wrong = new Map<
    FieldName | 'name',
    { readonly code: string; readonly expected?: string; readonly position?: number }
  >();
  const object = (field: FieldName | 'name', finding: Parameters<typeof wrong.set>[1]) => {
    if (!wrong.has(field)) wrong.set(field, finding);
  };
  if (typed.name.trim() === '') object('name', { code: 'required' });
  if (hasAccount)
    for (const { level, field = 'accountNumber', code, expected, position } of account.findings)
      if (level === 'error')
        object(field, {
          code,
          ...(expected !== undefined && { expected }),
          ...(position !== undefined && { position }),
        });
  for (const { level, code } of document?.findings ?? []) if (level === 'error') object('documentNumber', { code });
  const body = (): NewPayee => ({
    name: typed.name.trim(),
    ...(hasAccount || document ? { country: country.pack.country as NonNullable<Stated['country']> } : {}),
    ...(hasAccount && {
      accountNumber: account.normalized,
      ...(account.format && { accountFormat: account.format }),
      ...Object.fromEntries(asked.flatMap(({ field }) => (given(typed[field]) ? [[field, given(typed[field])]] : []))),
    }),
    ...(document && { documentType, documentNumber: document.normalized }),
  });
  return { requirements, asked: hasAccount ? asked : [], judge, types, documentType, wrong, body };
};

type Stated = Exclude<NewPayee, { readonly validationId: string }>;
