import { packs } from '#shared/engine/index.ts';
import type { DocumentType } from '#shared/engine/names.ts';
import type { Pack } from '#shared/engine/pack.ts';
import { messages } from '#shared/messages/index.ts';
import { table } from '../markdown/write.ts';
import type { Language } from '../page.ts';

const texts = {
  es: { head: ['País', 'Documento', 'Tipos'], required: 'Obligatorio', optional: 'Opcional' },
  en: { head: ['Country', 'Document', 'Types'], required: 'Mandatory', optional: 'Optional' },
} as const satisfies Record<Language, { head: readonly string[]; required: string; optional: string }>;

/** Of the account that the country uses most. */
const isRequired = ({ accounts: [usual] }: Pack): boolean => {
  const needs = typeof usual?.needs === 'function' ? usual.needs(undefined) : usual?.needs;
  return needs?.document === 'required';
};

/** Which document each country asks for, as its rules say. */
export const documentTable = (language: Language): string => {
  const { head, required, optional } = texts[language];
  const { documentTypes } = messages[language];
  return table(
    head,
    packs.map((pack) => [
      pack.names[language],
      isRequired(pack) ? required : optional,
      pack.documents.map(({ type }) => documentTypes[type as DocumentType]).join(', '),
    ]),
  );
};
