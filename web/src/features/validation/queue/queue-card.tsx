import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardFoot } from '../../../components/ui/card.tsx';
import { useUser } from '../../../lib/session/current.ts';
import { queueAtMost, type QueueLine } from './lines.ts';
import { QueueRow } from './queue-row.tsx';
import type { Queue } from './use-queue.ts';
import css from './queue.module.css';

export interface QueueCardProps {
  readonly queue: Queue;
  readonly onChoose: (line: QueueLine) => void;
  /** Opens an answer. */
  readonly onShow: (id: string) => void;
  readonly onClear: () => void;
}

/** Several pasted accounts: what they cost first, then each with what is known of it. */
export const QueueCard = ({ queue, onChoose, onShow, onClear }: QueueCardProps) => {
  const { t } = useTranslation('queue');
  const { lines, standings, recent, currentId, isRunning, halt, open, cost } = queue;
  const done = lines.filter(({ answer }) => answer).length;
  return (
    <Card aria-label={t('title')} className={css.queue}>
      <div className={css.head}>
        <div>
          <h2>{t('price', { count: open, credits: t('credits', { count: cost }) })}</h2>
          <p>
            {t('lines', { count: lines.length })} <Left cost={cost} />
          </p>
        </div>
        {isRunning ? (
          <Button onClick={queue.stop}>{t('stop')}</Button>
        ) : (
          open > 0 && (
            <Button look="primary" onClick={queue.runAll}>
              {t('all', { count: open })}
            </Button>
          )
        )}
      </div>
      <output className={isRunning ? css.progress : 'vh'}>
        {(isRunning || done > 0) && t('progress', { done, total: lines.length })}
        {isRunning && <progress value={done} max={lines.length} aria-hidden="true" />}
      </output>
      {halt && (
        <div className={css.note}>
          <Alert tone="warn" title={t(`halt.${halt}`)} urgent />
        </div>
      )}
      <Overflow queue={queue} />
      <ol className={css.lines}>
        {lines.map((line, index) => (
          <QueueRow
            key={line.id}
            line={line}
            standing={standings[index]}
            recent={recent.get(line.id)}
            isCurrent={line.id === currentId}
            {...{ onChoose, onShow }}
          />
        ))}
      </ol>
      <CardFoot className={css.foot}>
        <p>
          {t('hint')} <span className={css.keys}>{t('keys')}</span>
        </p>
        <Button look="ghost" size="sm" disabled={isRunning} onClick={onClear}>
          {t('clear')}
        </Button>
      </CardFoot>
    </Card>
  );
};

/** What asking about all of them leaves of the credits. */
const Left = ({ cost }: { readonly cost: number }) => {
  const { t } = useTranslation('queue');
  const { credits } = useUser();
  if (cost === 0) return null;
  return cost > credits ? t('short', { count: credits }) : t('left', { count: credits - cost });
};

/** Longer lists: said plainly, with the choice of what fits. */
const Overflow = ({ queue: { overflow, takeFirst, dropOverflow } }: Pick<QueueCardProps, 'queue'>) => {
  const { t } = useTranslation('queue');
  if (!overflow) return null;
  const count = overflow.lines.length;
  return (
    <div className={css.note}>
      <Alert tone="warn" title={t('overflow.title')} urgent>
        {t('overflow.explain', { most: queueAtMost })} {t('overflow.rest', { count: overflow.more })}
        <span className={css.choices}>
          {count > 0 && (
            <Button size="sm" onClick={takeFirst}>
              {t('overflow.take', { count })}
            </Button>
          )}
          <Button size="sm" look="ghost" onClick={dropOverflow}>
            {t('overflow.drop')}
          </Button>
        </span>
      </Alert>
    </div>
  );
};
