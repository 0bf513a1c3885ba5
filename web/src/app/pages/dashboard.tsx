import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CreditsNotice, NoCreditsCard, useBalance } from '../../features/credits/index.ts';
import { History } from '../../features/history/index.ts';
import { FirstSteps } from '../../features/onboarding/first-steps.tsx';
import { ValidationDesk, ValidationDetails, type DeskHandle } from '../../features/validation/index.ts';
import { useDeskWishes, type DeskWish } from '../../lib/desk-wishes.ts';
import { usePage } from '../../lib/use-page.ts';
import { answerParts, DeskNotices } from './desk-parts.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { useFirstSteps } from './use-first-steps.ts';
import css from '../shell/shell.module.css';

const Details = ({ id }: { readonly id: string }) => <ValidationDetails id={id} parts={answerParts} />;

const fulfil = {
  number: (desk) => desk.toNumber(),
  restart: (desk) => desk.restart(),
  paste: (desk) => desk.pasteLines(),
  sandbox: (desk) => desk.turnSandbox(),
  testNumbers: (desk) => desk.showTestNumbers(),
} as const satisfies Record<DeskWish, (desk: DeskHandle) => void>;

/** Ask on the left, read the answer on the right, find it again below. */
export default function Dashboard() {
  const { t } = useTranslation('validation');
  const desk = useRef<DeskHandle>(null);
  const sample = () => desk.current?.sample();
  const steps = useFirstSteps();
  useDeskWishes((wish) => {
    if (desk.current) fulfil[wish](desk.current);
  });
  usePage(t('form.submit'));
  return (
    <>
      <PageTitle>{t('form.submit')}</PageTitle>
      <CreditsNotice />
      <div className={css.parts}>
        <ValidationDesk
          ref={desk}
          NoCredits={NoCreditsCard}
          isOutOfCredits={useBalance().state !== 'available'}
          notices={DeskNotices}
          parts={answerParts}
        />
        <FirstSteps
          steps={steps}
          actions={{
            sandbox: sample,
            own: () => desk.current?.restartInProduction(),
            api: '/api',
            file: '/batch',
          }}
        />
        <History Details={Details} onSample={sample} />
      </div>
    </>
  );
}
