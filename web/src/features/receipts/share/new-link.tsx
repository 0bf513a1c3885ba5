import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choices } from '../../../components/ui/choices.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import { useFormat } from '../../../lib/format.ts';
import type { Wanted } from '../api/receipts.ts';
import css from './share.module.css';

/** In hours. */
const durations = { hour: 1, day: 24, week: 168, month: 720 } as const;
const names = ['hour', 'day', 'week', 'month'] as const;
const hourMs = 60 * 60 * 1000;

interface NewLinkProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
  readonly isTrial: boolean;
}

/** For how long, and how much of it: chosen before the link exists. */
export const NewLink = ({ wanted, onChange, isTrial }: NewLinkProps) => {
  const { t } = useTranslation('share');
  const { shortMoment } = useFormat();
  const { expiresInHours, full } = wanted;
  const [now] = useState(Date.now);
  const until = new Date(now + expiresInHours * hourMs).toISOString();
  return (
    <>
      <p className={css.lead}>
        {t('lead')} {isTrial && t('sandboxLead')}
      </p>
      <div className={css.part}>
        <p className="label" aria-hidden="true">
          {t('open')}
        </p>
        <Segmented
          legend={t('open')}
          className={css.durations ?? ''}
          value={names.find((name) => durations[name] === expiresInHours) ?? 'week'}
          options={names.map((value) => ({ value, label: t(`hours.${value}`) }))}
          onChange={(value) => onChange({ ...wanted, expiresInHours: durations[value] })}
        />
        <p className="hint" aria-live="polite">
          {t('until', { date: shortMoment(until) })}
        </p>
      </div>
      <Choices
        legend={t('shows')}
        value={full ? 'full' : 'masked'}
        choices={[
          { value: 'masked', title: t('masked'), explain: t('maskedExplain') },
          { value: 'full', title: t('full'), explain: t('fullExplain') },
        ]}
        onChange={(value) => onChange({ ...wanted, full: value === 'full' })}
      />
    </>
  );
};
