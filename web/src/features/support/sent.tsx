import { useEffect, useRef } from 'react';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Card, CardFoot } from '../../components/ui/card.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Verdict } from '../../components/ui/verdict.tsx';
import { useFormat } from '../../lib/format.ts';
import type { Sent as Answer } from './send.ts';
import type { Told } from './use-ticket.ts';
import css from './support.module.css';

/** Where one goes on: back, and to the requests that were attached. */
export interface WaysOn {
  readonly back: { readonly to: string; readonly name: 'toWidget' | 'toDashboard' };
  readonly requests: string;
}

export interface SentProps {
  readonly answer: Answer;
  readonly told: Told;
  readonly email: string;
  readonly waysOn: WaysOn;
  readonly onAgain: () => void;
}

/** That a message came, under which number, and when somebody answers, by the clock of whoever wrote. */
export const Sent = ({ answer: { id, answerBy }, told, email, waysOn, onAgain }: SentProps) => {
  const { t } = useTranslation('support');
  const { shortMoment, number } = useFormat();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const attached = [
    told.requests > 0 && t('requests.count', { count: told.requests, n: number(told.requests) }),
    told.files > 0 && t('files.count', { count: told.files, n: number(told.files) }),
  ].filter(Boolean);
  const facts = [
    ['subject', told.subject],
    ['priority', t(`priorities.${told.priority}`)],
    ...(attached.length > 0 ? [['attached', attached.join(', ')]] : []),
    ['copy', email],
  ] as const;
  return (
    <Card className={css.sent}>
      <div ref={place} tabIndex={-1} className={css.sentHead}>
        <Verdict
          tone="ok"
          icon={<Icon of={CircleCheck} />}
          title={t('sent.title')}
          explain={t('sent.by', { moment: shortMoment(answerBy) })}
        />
      </div>
      <div className={css.sentBody}>
        <p>{t('sent.number')}</p>
        <p className={css.number}>
          <b className="mono">{id}</b>
          <CopyButton text={id} />
        </p>
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`sent.${name as 'subject'}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{t('sent.more')}</p>
      </div>
      <CardFoot>
        {told.requests > 0 && <ButtonLink to={waysOn.requests}>{t('sent.requests')}</ButtonLink>}
        <Button onClick={onAgain}>{t('sent.again')}</Button>
        <ButtonLink look="ghost" to={waysOn.back.to}>
          {t(`sent.${waysOn.back.name}`)}
        </ButtonLink>
      </CardFoot>
    </Card>
  );
};
