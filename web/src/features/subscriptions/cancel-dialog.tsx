import { useTranslation } from 'react-i18next';
import { useMutation } from '@tanstack/react-query';
import { plans } from '#shared/plans.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { cx } from '../../components/ui/class-names.ts';
import { Dialog } from '../../components/ui/dialog.tsx';
import { cancel, type Subscription } from './api/subscriptions.ts';
import { keysAtRisk, type Feature } from './rules/change.ts';
import { lotOfPeriod } from './rules/points.ts';
import type { Standing } from './rules/standing.ts';
import { useRefusal } from './use-refusal.ts';
import { useWords } from './use-words.ts';
import css from './manage.module.css';
import { helpOf } from '../../components/help-link/help-of.ts';

const shownFeatures: readonly Exclude<Feature, 'production'>[] = ['webhooks', 'widget', 'sso', 'whiteLabel'];

/** What is kept and until when, before the button that cancels. */
const useKept = (of: Subscription, standing: Standing, now: string) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'cancelling' });
  const { number, day, features, plan } = useWords();
  const until = of.activeTo;
  const always = { what: t('always'), until: t('forever'), isLost: false };
  if (until === null || until <= now) return [always];
  const lot = lotOfPeriod(standing);
  const kept = { until: t('until', { day: day(until) }), isLost: false };
  const stopping = keysAtRisk(standing, until);
  const included = shownFeatures.filter((feature) => plans[of.plan].features[feature]);
  return [
    ...(lot && lot.remaining > 0
      ? [
          {
            what: t('credits', { count: lot.remaining, n: number(lot.remaining) }),
            until: t('until', { day: day(lot.expiresAt) }),
            isLost: false,
          },
        ]
      : []),
    ...(stopping > 0 ? [{ what: t('keys', { count: stopping, n: number(stopping) }), ...kept }] : []),
    ...(included.length > 0
      ? [{ what: t('features', { plan: plan(of.plan), features: features(included) }), ...kept }]
      : []),
    always,
    ...(lot && lot.remaining > 0
      ? [{ what: t('unused', { day: day(lot.expiresAt) }), until: t('lost'), isLost: true }]
      : []),
  ];
};

export interface CancelDialogProps {
  readonly of: Subscription;
  readonly standing: Standing;
  readonly now: string;
  readonly onClose: () => void;
  readonly onCancelled: () => void;
}

/** Says what stays and until when; the focus is on the button that changes nothing. */
export const CancelDialog = ({ of, standing, now, onClose, onCancelled }: CancelDialogProps) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'cancelling' });
  const { plan, day } = useWords();
  const refusal = useRefusal();
  const kept = useKept(of, standing, now);
  const { mutate, error, isPending } = useMutation({ mutationFn: () => cancel(of.id), onSuccess: onCancelled });
  const isChange = of.id === standing.upcoming?.id;
  const name = plan(of.plan);
  const date = isChange ? of.startsAt : (of.activeTo ?? null);
  const isAhead = date !== null && date > now;
  const lead = isChange ? 'leadChange' : 'lead';
  const submit = isChange ? 'submitChange' : 'submit';
  const said = { plan: name, day: date ? day(date) : '' };
  return (
    <Dialog
      open
      title={t('title', { plan: name })}
      onClose={onClose}
      footer={
        <>
          <Button data-first onClick={onClose}>
            {t(isChange ? 'keepChange' : 'keep', { plan: name })}
          </Button>
          <Button look="danger" busy={isPending} onClick={() => mutate()}>
            {t(isAhead ? submit : 'submitNow', said)}
          </Button>
        </>
      }
    >
      {error && (
        <Alert tone="bad" urgent title={t('failed')} help={helpOf(error)}>
          {refusal(error)}
        </Alert>
      )}
      <p className={css.soft}>{t(isAhead ? lead : 'leadNoDate', said)}</p>
      {!isChange && (
        <dl className={css.kept}>
          {kept.map(({ what, until, isLost }) => (
            <div key={what} className={cx(isLost && css.lost)}>
              <dt>{what}</dt>
              <dd>{until}</dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
};
