import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProofDialog } from '../../components/proof-dialog/proof-dialog.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { Spinner } from '../../components/ui/spinner.tsx';
import { useFormat } from '../../lib/format.ts';
import { remove, renewCodes, setUp, type Setup } from './api/second-factor.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { ScanDialog } from './scan-dialog.tsx';
import css from './second-factor.module.css';

interface Factor {
  readonly confirmedAt: string;
  readonly recoveryCodesLeft: number;
  readonly endsAt: string | null;
}

export interface SecondFactorCardProps {
  /** `null` where the account has none; `undefined` while that is read. */
  readonly factor: Factor | null | undefined;
  readonly onChanged: () => void;
}

/** Where one is on the way of changing something. */
type Step =
  | { readonly is: 'begin' | 'renew' | 'remove' }
  | { readonly is: 'scan'; readonly setup: Setup }
  | { readonly is: 'codes'; readonly codes: readonly string[] };

type Said = 'confirmed' | 'removed' | 'renewed';

const State = ({ factor }: { readonly factor: Factor | null }) => {
  const { t } = useTranslation('second-factor');
  const { longDate } = useFormat();
  if (!factor) return <p className={css.state}>{t('off')}</p>;
  const { confirmedAt, recoveryCodesLeft: count, endsAt } = factor;
  return (
    <>
      <p className={css.state}>{t('on', { day: longDate(confirmedAt) })}</p>
      <p>{count === 0 ? t('noCodes') : t('codes', { count })}</p>
      {endsAt && (
        <Alert tone="warn" title={t('ends', { day: longDate(endsAt) })}>
          {t('endsWhy')}
        </Alert>
      )}
    </>
  );
};

/** What a login asks for beside the password: set up, looked after and switched off here. */
export const SecondFactorCard = ({ factor, onChanged }: SecondFactorCardProps) => {
  const { t } = useTranslation('second-factor');
  const said = useRef<HTMLOutputElement>(null);
  const [step, setStep] = useState<Step>();
  const [done, setDone] = useState<Said>();
  const close = () => setStep(undefined);
  const finish = (what: Said) => {
    setStep(undefined);
    setDone(what);
    onChanged();
    // The button that was pressed may be another one now; the focus goes to what happened.
    requestAnimationFrame(() => said.current?.focus());
  };
  return (
    <Card aria-label={t('title')} aria-busy={factor === undefined}>
      <CardHead title={t('title')} />
      <div className={css.card}>
        <p className={css.soft}>{t('lead')}</p>
        {factor === undefined ? <Spinner label={t('loading')} /> : <State factor={factor} />}
        <output ref={said} className={css.said} tabIndex={-1}>
          {done && t(done)}
        </output>
        {factor === null && (
          <Button look="primary" className={css.begin} onClick={() => setStep({ is: 'begin' })}>
            {t('setUp')}
          </Button>
        )}
        {factor && (
          <div className={css.ways}>
            <Button onClick={() => setStep({ is: 'renew' })}>{t('renew')}</Button>
            <Button onClick={() => setStep({ is: 'remove' })}>{t('remove')}</Button>
          </div>
        )}
      </div>
      {step?.is === 'begin' && (
        <ProofDialog
          title={t('begin.title')}
          submit={t('next')}
          send={setUp}
          onDone={(setup) => setStep({ is: 'scan', setup })}
          onClose={close}
        >
          {t('begin.lead')}
        </ProofDialog>
      )}
      {step?.is === 'scan' && <ScanDialog setup={step.setup} onConfirmed={() => finish('confirmed')} onClose={close} />}
      {step?.is === 'renew' && (
        <ProofDialog
          wantsCode
          title={t('renewal.title')}
          submit={t('next')}
          send={renewCodes}
          onDone={({ recoveryCodes }) => setStep({ is: 'codes', codes: recoveryCodes })}
          onClose={close}
        >
          {t('renewal.lead')}
        </ProofDialog>
      )}
      {step?.is === 'codes' && <CodesDialog codes={step.codes} onClose={() => finish('renewed')} />}
      {step?.is === 'remove' && (
        <ProofDialog
          wantsCode
          look="danger"
          title={t('removal.title')}
          submit={t('remove')}
          send={remove}
          onDone={() => finish('removed')}
          onClose={close}
        >
          {t('removal.lead')}
        </ProofDialog>
      )}
    </Card>
  );
};
