import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CreditsNotice, NoCreditsCard, useBalance } from '../../features/credits/index.ts';
import { History } from '../../features/history/index.ts';
import { ValidationDesk, ValidationDetails, type DeskHandle } from '../../features/validation/index.ts';
import { usePage } from '../../lib/use-page.ts';
import { DashboardActions } from './dashboard-actions.tsx';
import { answerParts, DeskNotices } from './desk-parts.tsx';
import css from '../shell/shell.module.css';

const Details = ({ id }: { readonly id: string }) => <ValidationDetails id={id} parts={answerParts} />;

/** Ask on the left, read the answer on the right, find it again below. */
export default function Dashboard() {
  const { t } = useTranslation('validation');
  const desk = useRef<DeskHandle>(null);
  const restart = () => desk.current?.restart();
  const showTestNumbers = () => desk.current?.showTestNumbers();
  const sample = () => desk.current?.sample();
  usePage(t('form.submit'));
  return (
    <>
      <div className={css.head}>
        <h1 tabIndex={-1}>{t('form.submit')}</h1>
      </div>
      <CreditsNotice />
      <div className={css.parts}>
        <ValidationDesk
          ref={desk}
          NoCredits={NoCreditsCard}
          isOutOfCredits={useBalance().state !== 'available'}
          notices={DeskNotices}
          parts={answerParts}
        />
        <DashboardActions {...{ restart, showTestNumbers }} />
        <History Details={Details} onSample={sample} />
      </div>
    </>
  );
}
