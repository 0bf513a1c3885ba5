import { useTranslation } from 'react-i18next';
import type { DocumentType } from '#shared/engine/names.ts';

/** `RFC FBA150312KL3`; a type newer than this page is shown as it is. */
export const useDocumentWords = () => {
  const { t, i18n } = useTranslation('payees');
  return ({ type, number }: { readonly type: string; readonly number: string }): string => {
    const isKnown = i18n.exists(`documentTypes.${type}`, { ns: 'payees' });
    return `${isKnown ? t(`documentTypes.${type as DocumentType}`) : type} ${number}`;
  };
};
