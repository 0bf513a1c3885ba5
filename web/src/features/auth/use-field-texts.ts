import { useTranslation } from 'react-i18next';
import type { FieldProblem } from './field-checks.ts';

const own: readonly string[] = [
  'required',
  'emailRequired',
  'corporateEmailRequired',
  'email',
  'weakPassword',
  'mismatch',
] satisfies FieldProblem[];
const isOwn = (message: string): message is FieldProblem => own.includes(message);

/** The text of a field's error: ours by name, the server's as it came. */
export const useFieldTexts = () => {
  const { t } = useTranslation('auth', { keyPrefix: 'errors' });
  return (message: string | undefined) => (message && isOwn(message) ? t(message) : message);
};
