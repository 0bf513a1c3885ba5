import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api.ts';
import { useOnline } from '../../lib/connectivity/current.ts';

/** What to say of a call that failed: the server's own words where it had some. */
export const useRefusal = (): ((error: unknown) => string) => {
  const { t } = useTranslation('webhooks');
  const isOnline = useOnline();
  return (error) => {
    if (error instanceof ApiError && error.problem) return error.problem.detail;
    return t(isOnline ? 'failed.unknown' : 'failed.offline');
  };
};
