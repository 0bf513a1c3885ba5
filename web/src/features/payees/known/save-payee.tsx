import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UserCheck, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Environment } from '#shared/validation/environment.ts';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { ApiError } from '../../../lib/api.ts';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { changePayee, createPayee, deletePayee, payeesKey, type Payee } from '../api/payees.ts';
import type { OfValidation } from './payee-memory.tsx';
import { undoOf, type Undo } from './undo-saving.ts';
import { useHelpAction } from '../../../components/help-link/use-help-action.ts';

export interface SavePayeeProps {
  readonly validation: OfValidation['validation'] & { readonly environment: Environment };
}

const undoSaving = ({ payee, undo }: { readonly payee: Payee; readonly undo: Undo }): Promise<unknown> =>
  undo.what === 'delete' ? deletePayee(payee.id) : changePayee(payee.id, { removeAccount: undo.account });

/** Saves whom an answer is about, so that a change is noticed; can be taken back as long as the notice stays. */
const Save = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('known');
  const cache = useQueryClient();
  const help = useHelpAction();
  const renew = () => cache.invalidateQueries({ queryKey: payeesKey });
  const fail = (title: string) => (error: unknown) =>
    toasts.error(title, (error instanceof ApiError && error.problem?.detail) || t('save.unknown'), help(error));
  const takeBack = useMutation({
    mutationFn: undoSaving,
    onSuccess: () => {
      save.reset();
      toasts.info(t('save.undone'));
    },
    onError: fail(t('save.notUndone')),
    onSettled: renew,
  });
  const save = useMutation({
    mutationFn: () => createPayee({ validationId: id }),
    onSuccess: (payee) => {
      const undo = undoOf(payee, id);
      toasts.success(
        t('save.done'),
        t('save.doneMore'),
        undo && { label: t('save.undo'), run: () => takeBack.mutate({ payee, undo }) },
      );
    },
    onError: fail(t('save.failed')),
    onSettled: renew,
  });
  if (save.data)
    return (
      <ButtonLink look="ghost" size="sm" to={`/payees/${save.data.id}`}>
        <Icon of={UserCheck} />
        {t('save.saved')}
      </ButtonLink>
    );
  return (
    <Button look="ghost" size="sm" busy={save.isPending} onClick={() => save.mutate()}>
      {!save.isPending && <Icon of={UserPlus} />}
      {t('save.button')}
    </Button>
  );
};

/** Offered for an account that exists and is nobody's yet; the sandbox knows nobody. */
export const SavePayee = ({ validation: { id, status, environment, payee } }: SavePayeeProps) =>
  environment === 'production' && status === 'VALID' && !payee.known && <Save key={id} id={id} />;
