import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { payeeBook } from './api/book.ts';

/** How many payees changed and wait for somebody to confirm it; nothing where none did. */
export const ChangesBadge = ({ className }: { readonly className: string | undefined }) => {
  const { t } = useTranslation();
  const { data } = useQuery(payeeBook);
  const count = data?.changed ?? 0;
  if (count === 0) return null;
  return (
    <span className={className}>
      <span aria-hidden="true">{count}</span>
      <span className="vh">{t('nav.changes', { count })}</span>
    </span>
  );
};
