import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { useOnline } from '../../lib/connectivity/current.ts';
import { FileMissing } from './use-ticket.ts';

/** What to say of a message that did not go, where no field says it. */
export const useTicketRefusal = (error: Error | null): string | undefined => {
  const { t } = useTranslation('support');
  const isOnline = useOnline();
  if (!error) return undefined;
  if (error instanceof FileMissing) return t('files.missing');
  if (!(error instanceof ApiError) || !error.problem) return t(isOnline ? 'notSent' : 'offline');
  if (error.problem.error === 'errors.tooManyRequests') return t('tooMany');
  return error.problem.detail;
};
