import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../lib/toasts/toasts.ts';
import { changePayee, onePayee, payeesKey, type PayeeChange } from './api/payees.ts';
import { useRefusal } from './use-refusal.ts';
import { useHelpAction } from '../../components/help-link/use-help-action.ts';

/** Changes a payee; what the server makes of it stands on screen at once, and every list is read anew. */
export const useChange = (id: string) => {
  const { t } = useTranslation('payees');
  const refusal = useRefusal();
  const help = useHelpAction();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: PayeeChange) => changePayee(id, change),
    onSuccess: (payee) => cache.setQueryData(onePayee(id).queryKey, payee),
    onError: (error) => toasts.error(t('failed.change'), refusal(error), help(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: payeesKey }),
  });
};
