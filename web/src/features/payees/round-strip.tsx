import { CalendarClock, CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useUser } from '../../lib/session/current.ts';
import type { Book } from './api/book.ts';
import { whenIn } from './when.ts';
import css from './payees.module.css';

/** What is asked about next by itself and what it costs, before it is paid; or what waits for credits. */
export const RoundStrip = ({ book, onBuy }: { readonly book: Book; readonly onBuy: () => void }) => {
  const { t, i18n } = useTranslation('payees');
  const { credits: balance } = useUser();
  const { nextRound, paused } = book;
  if (paused > 0)
    return (
      <div className={css.strip}>
        <Icon of={CirclePause} />
        <p>
          <b>{t('round.paused')}</b> {t('round.pausedMore', { count: paused })}
        </p>
        <Button look="ghost" size="sm" onClick={onBuy}>
          {t('round.buy')}
        </Button>
      </div>
    );
  if (!nextRound) return null;
  const { at, payees: count, credits } = nextRound;
  const left = balance - credits;
  return (
    <div className={css.strip}>
      <Icon of={CalendarClock} />
      <p>
        <b>{t('round.next', { day: whenIn(i18n.language).day(at) })}</b>{' '}
        {t('round.what', { count, price: t('round.price', { count: credits }) })}{' '}
        {left < 0 ? t('round.short', { missing: -left }) : t('round.left', { left })}
      </p>
      {left < 0 && (
        <Button look="ghost" size="sm" onClick={onBuy}>
          {t('round.buy')}
        </Button>
      )}
    </div>
  );
};
