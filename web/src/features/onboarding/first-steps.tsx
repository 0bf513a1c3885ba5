import { useState } from 'react';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useUser } from '../../lib/session/current.ts';
import { hide, isHidden } from './hidden.ts';
import { areDone, type Step, type StepName } from './steps.ts';
import css from './onboarding.module.css';

/** What each step does: something on the desk above, or another page. */
export type StepActions = Readonly<Record<StepName, (() => void) | `/${string}`>>;

export interface FirstStepsProps {
  readonly steps: readonly Step[];
  readonly actions: StepActions;
}

const Action = ({ name, action }: { readonly name: StepName; readonly action: StepActions[StepName] }) => {
  const { t } = useTranslation('onboarding');
  if (typeof action === 'string')
    return (
      <ButtonLink size="sm" to={action}>
        {t(`steps.${name}.action`)}
      </ButtonLink>
    );
  return (
    <Button size="sm" onClick={action}>
      {t(`steps.${name}.action`)}
    </Button>
  );
};

/** What is worth doing first, as far as it is not done; it goes with its last step, or when it is told to. */
export const FirstSteps = ({ steps, actions }: FirstStepsProps) => {
  const { t } = useTranslation('onboarding');
  const { email, credits } = useUser();
  const [isGone, setGone] = useState(() => isHidden(email));
  if (isGone || areDone(steps)) return null;
  const left = steps.filter(({ isDone }) => !isDone).length;
  const leave = () => {
    hide(email);
    setGone(true);
    // The button had the focus: the title of the page takes it.
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  };
  return (
    <Card aria-label={t('title')}>
      <CardHead title={t('title')}>
        <span className={css.left}>{t('left', { count: left })}</span>
        <Button square size="sm" look="ghost" aria-label={t('hide')} title={t('hide')} onClick={leave}>
          <Icon of={X} />
        </Button>
      </CardHead>
      <ol className={css.steps}>
        {steps.map(({ name, isDone }) => (
          <li key={name} data-done={isDone || undefined}>
            <h3>
              {isDone && <Icon of={Check} />}
              {t(`steps.${name}.title`)}
              {isDone && <span className="vh">, {t('done')}</span>}
            </h3>
            {!isDone && (
              <>
                <p>{t(`steps.${name}.why`, { credits })}</p>
                <Action name={name} action={actions[name]} />
              </>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
};
