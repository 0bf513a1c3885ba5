import { useEffect, useState } from 'react';
import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Environment } from '#shared/validation/environment.ts';
import { AnswerCard } from '../../../components/answer-card/answer-card.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { CardFoot } from '../../../components/ui/card.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Mark } from '../../../components/ui/mark.tsx';
import { Verdict } from '../../../components/ui/verdict.tsx';
import { stagesAt, usualSeconds } from './stages.ts';
import type { Stage } from './stages.ts';
import css from './stages.module.css';

const tickMs = 100;

const useSecondsSince = (startedAt: number): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - startedAt) / 1000;
};

const marks = {
  done: <Mark state="ok" />,
  now: <Icon of={LoaderCircle} className="spin" />,
  todo: <Mark state="partial" />,
};

const Step = ({ name, state, seconds }: Stage) => {
  const { t } = useTranslation('validation');
  return (
    <li className={css[state]} aria-current={state === 'now' ? 'step' : undefined}>
      {marks[state]}
      <b>{t(`waiting.stages.${name}`)}</b>
      <span className={css.time} aria-hidden="true">
        {seconds !== undefined && t('waiting.seconds', { seconds: seconds.toFixed(1) })}
      </span>
      {name !== 'answer' && <p>{t(`waiting.stages.${name}More`)}</p>}
    </li>
  );
};

export interface WaitingCardProps {
  readonly bank: string | undefined;
  readonly environment: Environment;
  readonly startedAt: number;
  readonly onLeave: () => void;
}

/** The two to five seconds of a bank: what is done, what is awaited and for how long, with a way out. */
export const WaitingCard = ({ bank, environment, startedAt, onLeave }: WaitingCardProps) => {
  const { t } = useTranslation('validation');
  const seconds = useSecondsSince(startedAt);
  const asking = bank ? t('waiting.title', { bank }) : t('waiting.titleUnknown');
  return (
    <AnswerCard aria-busy="true">
      <Verdict
        icon={<Icon of={LoaderCircle} className="spin" />}
        title={environment === 'sandbox' ? t('waiting.titleSandbox') : asking}
        explain={t(seconds > usualSeconds ? 'waiting.explainLong' : 'waiting.explain')}
      />
      <ol className={css.stages}>
        {stagesAt(seconds, environment).map((stage) => (
          <Step key={stage.name} {...stage} />
        ))}
      </ol>
      <CardFoot>
        <Badge icon={LoaderCircle} spinning>
          {t('waiting.status')}
        </Badge>
        <Button look="ghost" size="sm" className={css.leave} onClick={onLeave}>
          {t('waiting.another')}
        </Button>
      </CardFoot>
    </AnswerCard>
  );
};
