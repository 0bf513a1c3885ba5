import { useTranslation } from 'react-i18next';
import type { PlanName } from '#shared/plans.ts';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Mark } from '../../components/ui/mark.tsx';
import { changeOf } from './rules/change.ts';
import { renews, type Standing } from './rules/standing.ts';
import { useWords } from './use-words.ts';
import css from './plans.module.css';

/** Where a subscription is cancelled. */
export const managePath = '/subscription/manage';

const Mine = ({ children }: { readonly children: string }) => (
  <p className={css.mine}>
    <Mark state="ok" />
    {children}
  </p>
);

export interface PlanActionProps {
  readonly name: PlanName;
  readonly standing: Standing;
  readonly now: string;
  readonly isNext: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** That it is one's own plan, or the button that shows what changes with it. */
export const PlanAction = ({ name, standing, now, isNext, isChosen, onChoose }: PlanActionProps) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'plans' });
  const { plan, day } = useWords();
  const { current, upcoming } = standing;
  const { course } = changeOf(standing, name, now);
  if (upcoming?.plan === name && upcoming.startsAt) return <Mine>{t('next', { day: day(upcoming.startsAt) })}</Mine>;
  if (course === 'none' && current?.plan === name && renews(current))
    return <Mine>{current.startedAt ? t('mine', { day: day(current.startedAt) }) : t('minePlain')}</Mine>;
  if (course === 'none') return standing.plan === name ? <Mine>{t('minePlain')}</Mine> : null;
  if (course === 'leave')
    return (
      <ButtonLink block to={managePath}>
        {t('leave')}
      </ButtonLink>
    );
  return (
    <>
      {current?.plan === name && current.activeTo !== null && current.activeTo > now && (
        <Mine>{t('mineUntil', { day: day(current.activeTo) })}</Mine>
      )}
      {!current && standing.plan === name && <Mine>{t('minePack')}</Mine>}
      <Button block look={isNext ? 'primary' : 'quiet'} aria-pressed={isChosen} onClick={onChoose}>
        {t(course, { plan: plan(name) })}
      </Button>
    </>
  );
};
