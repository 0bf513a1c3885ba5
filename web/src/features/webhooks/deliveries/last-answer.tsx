import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../components/ui/class-names.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Mark } from '../../../components/ui/mark.tsx';
import type { Delivery } from '../api/deliveries.ts';
import css from './deliveries.module.css';

/** What came of the last try: the status that the receiver answered, or that there was none. */
export const LastAnswer = ({ of: { lastTry } }: { readonly of: Delivery }) => {
  const { t } = useTranslation('webhooks');
  if (!lastTry)
    return (
      <span className={cx(css.http, css.words)}>
        <Icon of={Clock} />
        {t('answers.due')}
      </span>
    );
  return (
    <span className={cx(css.http, lastTry.trouble && css.broken, lastTry.status === null && css.words)}>
      {lastTry.trouble && <Mark state="bad" />}
      {lastTry.status ?? t('answers.none')}
    </span>
  );
};
