import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toasts } from '../../lib/toasts/toasts.ts';

/** Leads whoever has just verified their e-mail, and is signed in by that, to the form. */
export const useFirstEntry = () => {
  const { t } = useTranslation('auth', { keyPrefix: 'verify' });
  const navigate = useNavigate();
  return async (credits: number) => {
    if (credits > 0) toasts.success(t('done'), t('doneNext', { count: credits }));
    else toasts.info(t('done'), t('doneWithout'));
    await navigate('/dashboard', { replace: true });
  };
};
