import { useState } from 'react';
import { ArrowLeft, FlaskConical, Wallet, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { batchLimits } from '#shared/validation/batches.ts';
import { Alert } from '../../../../components/ui/alert.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { Card, CardHead } from '../../../../components/ui/card.tsx';
import { Input } from '../../../../components/ui/controls.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Icon } from '../../../../components/ui/icon.tsx';
import { Switch } from '../../../../components/ui/switch.tsx';
import { ApiError } from '../../../../lib/api.ts';
import { useOnline } from '../../../../lib/connectivity/current.ts';
import { useFormat } from '../../../../lib/format.ts';
import type { StepProps } from '../step-props.ts';
import { purseOf } from '../review/purse.ts';
import { nameOf } from './name-of.ts';
import { Summary } from './summary.tsx';
import { useSending, type Underway } from './use-sending.ts';
import frame from '../builder.module.css';
import css from './confirm.module.css';
import { helpOf } from '../../../../components/help-link/help-of.ts';

export interface ConfirmStepProps extends StepProps {
  readonly balance: number;
  readonly onBuy: (missing: number) => void;
  readonly onCreated: (id: string) => void;
}

const Sending = ({ underway: { stage, done } }: { readonly underway: Underway }) => {
  const { t } = useTranslation('builder');
  const percent = Math.round(done * 100);
  return (
    <div className={css.sending}>
      <output>{t(`sending.${stage}`, { percent })}</output>
      {stage === 'uploading' && <progress aria-label={t('sending.upload')} max={1} value={done} />}
    </div>
  );
};

const Failed = ({ error }: { readonly error: unknown }) => {
  const { t } = useTranslation('builder');
  const isOnline = useOnline();
  if (!error) return null;
  const said = error instanceof ApiError ? error.problem?.detail : undefined;
  return (
    <Alert tone="bad" urgent title={t('sending.failed')} help={helpOf(error)}>
      {said ?? t(isOnline ? 'sending.unknown' : 'sending.offline')} {t('sending.nothingLost')}
    </Alert>
  );
};

/** A name for it, what is sent, what it costs; then it leaves the browser. */
const ConfirmStep = ({ builder, state, balance, onBuy, onCreated }: ConfirmStepProps) => {
  const { draft, rehearsal } = state;
  if (!draft || !rehearsal) return null;
  return <Confirm {...{ builder, draft, rehearsal, balance, onBuy, onCreated }} />;
};

type ConfirmProps = Pick<ConfirmStepProps, 'builder' | 'balance' | 'onBuy' | 'onCreated'> & {
  readonly draft: NonNullable<StepProps['state']['draft']>;
  readonly rehearsal: NonNullable<StepProps['state']['rehearsal']>;
};

const Confirm = ({ builder, draft, rehearsal, balance, onBuy, onCreated }: ConfirmProps) => {
  const { t } = useTranslation('builder');
  const { number } = useFormat();
  const isOnline = useOnline();
  const [name, setName] = useState(() => nameOf(draft, t('confirm.pasted')));
  const [note, setNote] = useState('');
  const [original, setOriginal] = useState(true);
  const purse = purseOf(rehearsal, balance, draft.environment);
  const sending = useSending(builder, onCreated);
  const { isPending, underway, error } = sending;
  const start = () => sending.send({ name, note, original });
  const submit = t(error ? 'confirm.again' : 'confirm.submit', { count: purse.sent, rows: number(purse.sent) });
  return (
    <>
      <div className={`${frame.body} ${css.body}`}>
        <Card>
          <CardHead title={t('confirm.title')} />
          <fieldset className={css.form} disabled={isPending}>
            <legend className="vh">{t('confirm.title')}</legend>
            <Field label={t('confirm.name')} optional>
              <Input value={name} maxLength={batchLimits.name} onChange={({ target }) => setName(target.value)} />
            </Field>
            <Field label={t('confirm.note')} optional hint={t('confirm.noteMore')}>
              <textarea
                className="input"
                rows={3}
                aria-label={t('confirm.note')}
                value={note}
                maxLength={batchLimits.note}
                onChange={({ target }) => setNote(target.value)}
              />
            </Field>
            <Switch
              label={t('confirm.original')}
              hint={t(original ? 'confirm.originalOn' : 'confirm.originalOff')}
              checked={original}
              onChange={({ target }) => setOriginal(target.checked)}
            />
          </fieldset>
        </Card>
        <div className={css.aside}>
          <Summary {...{ draft, rehearsal, purse }} />
          {draft.environment === 'sandbox' && <Alert tone="test" icon={FlaskConical} title={t('rehearsal.sandbox')} />}
          {purse.missing > 0 && (
            <Alert
              tone="warn"
              icon={Wallet}
              title={t('rehearsal.pauses', { count: purse.balance, rows: number(purse.balance) })}
            >
              {t('rehearsal.pausesMore')}
            </Alert>
          )}
          {purse.missing > 0 && (
            <Button block disabled={isPending} onClick={() => onBuy(purse.missing)}>
              {t('rehearsal.buy', { count: purse.missing, credits: number(purse.missing) })}
            </Button>
          )}
          {!isOnline && (
            <Alert tone="warn" icon={WifiOff} title={t('confirm.offline')}>
              {t('confirm.offlineMore')}
            </Alert>
          )}
          <Failed error={error} />
        </div>
      </div>
      <div className={frame.foot}>
        <Button look="ghost" disabled={isPending} onClick={() => builder.go('review')}>
          <Icon of={ArrowLeft} />
          {t('back')}
        </Button>
        {underway && <Sending underway={underway} />}
        <Button look="primary" busy={isPending} disabled={!isOnline || purse.sent === 0} onClick={start}>
          {submit}
        </Button>
      </div>
    </>
  );
};

export default ConfirmStep;
