import { ArrowLeftRight, Phone, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { toasts } from '../../../lib/toasts/toasts.ts';
import type { Change, Payee, PayeeChange } from '../api/payees.ts';
import { gravestOf } from '../list/change-word.tsx';
import { useChange } from '../use-change.ts';
import { whenIn } from '../when.ts';
import { accusedIn } from './accused.ts';
import css from './detail.module.css';
import '../../../components/ui/alert.css';

const useWords = () => {
  const { t, i18n } = useTranslation('payees');
  return ({ what, until, was, bank }: Change): readonly [title: string, more: string] => {
    if (what !== 'otherAccount') return [t(`changes.${what}`, { was }), t(`changes.${what}More`, { was })];
    const day = until && whenIn(i18n.language).day(until);
    return [
      day ? t('changes.otherAccount', { day }) : t('changes.otherAccountNoDay'),
      bank ? t('changes.otherAccountMore', { was, bank }) : t('changes.otherAccountMoreNoBank', { was }),
    ];
  };
};

/** What changed and nobody has confirmed yet, the gravest first, and the two ways out. */
export const ChangeAlert = ({ payee }: { readonly payee: Payee }) => {
  const { t } = useTranslation('payees');
  const { mutateAsync, isPending, variables } = useChange(payee.id);
  const words = useWords();
  const gravest = gravestOf(payee.changed);
  if (!gravest) return null;
  const accused = accusedIn(payee, gravest);
  const [title, more] = words(gravest);
  const others = payee.changed.filter((one) => one !== gravest);
  // The alert is gone by the time its way out is told; a failure is told by the change itself.
  const settle = (change: PayeeChange, tell: () => void) => void mutateAsync(change).then(tell, () => undefined);
  const confirm = () => settle({ confirm: true }, () => toasts.success(t('changes.confirmed')));
  const remove = (account: string) =>
    settle({ removeAccount: account }, () => toasts.info(t('changes.removed'), t('changes.removedMore')));
  return (
    <div className={gravest.what === 'otherHolder' ? 'note note--bad' : 'note note--warn'} aria-live="polite">
      <Icon of={gravest.what === 'otherPayee' ? Users : ArrowLeftRight} />
      <div>
        <p>
          <b>{title}</b>
        </p>
        <p>{more}</p>
        {others.map((one) => (
          <p key={`${one.what} ${one.was}`}>{words(one)[0]}</p>
        ))}
        <div className={css.alertActions}>
          <Button size="sm" busy={isPending && variables?.confirm} onClick={confirm}>
            {!(isPending && variables?.confirm) && <Icon of={Phone} />}
            {t('changes.confirm')}
          </Button>
          {accused && (
            <Button look="ghost" size="sm" busy={isPending && !variables?.confirm} onClick={() => remove(accused)}>
              {t('changes.notTheirs')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
};
