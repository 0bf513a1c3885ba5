import { useRef, useState, type ComponentProps } from 'react';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Later } from './later.ts';
import type { answering, Wanted } from './sandbox-answer/answering.ts';
import { tryNames } from './try-names.ts';
import type { Stage } from './stage.ts';
import './sandbox.css';

type Answered = ComponentProps<(typeof answering)['SandboxAnswer']> & Pick<typeof answering, 'SandboxAnswer'>;

/** What is asked of the sandbox, and its last answer: it stays until the next one is there. */
export const useSandbox = (later: Later, language: string) => {
  const [asked, setAsked] = useState<Wanted>();
  const [answered, setAnswered] = useState<Answered>();
  const [isOffline, setOffline] = useState(false);
  const latest = useRef<Wanted>(undefined);
  const ask = async (wanted: Wanted) => {
    latest.current = wanted;
    setAsked(wanted);
    setOffline(false);
    try {
      const { ask: send, SandboxAnswer } = await later.answers();
      const answer = await send(wanted, language);
      if (latest.current === wanted) setAnswered({ SandboxAnswer, ...answer });
    } catch {
      if (latest.current === wanted) setOffline(true);
    } finally {
      if (latest.current === wanted) setAsked(undefined);
    }
  };
  return { asked, answered, isOffline, ask: (wanted: Wanted) => void ask(wanted) };
};

export interface SandboxProps extends ReturnType<typeof useSandbox> {
  readonly stage: Stage;
}

/** The simulated bank: a number for each of its answers, and the last answer in words and as the API sent it. */
export const Sandbox = ({ stage, asked, answered, isOffline, ask }: SandboxProps) => {
  const { t } = useTranslation('demo');
  return (
    <div className="ask">
      <div className="ask-head">
        <span className="ask-tag">
          <Icon of={FlaskConical} />
          {t('sandbox.tag')}
        </span>
        <p>{t('sandbox.lead')}</p>
        <fieldset className="ask-tries">
          <legend className="vh">{t('sandbox.tries')}</legend>
          {tryNames.map((name) => (
            <Button
              key={name}
              size="sm"
              aria-disabled={asked !== undefined}
              onClick={() => asked ?? ask({ ...stage, tried: name })}
            >
              {t(`sandbox.try.${name}`)}
            </Button>
          ))}
        </fieldset>
      </div>
      <div aria-live="polite" aria-busy={asked !== undefined}>
        {isOffline && <p className="ask-offline">{t('sandbox.offline')}</p>}
        {answered && !isOffline && <answered.SandboxAnswer question={answered.question} said={answered.said} />}
      </div>
    </div>
  );
};
