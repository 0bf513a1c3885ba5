import { useState } from 'react';
import { Pause, Play, RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Batch } from '../api/batch.ts';
import { useActOnBatch } from '../api/use-change-batch.ts';
import { canOf } from '../state.ts';
import { useWords } from '../use-words.ts';
import css from './detail.module.css';

type Asking = 'cancel' | 'retry';

interface AskedProps {
  readonly of: Batch;
  readonly what: Asking;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** What cannot be taken back, or costs something, is asked once more. */
export const Asked = ({ of, what, isBusy, onYes, onClose }: AskedProps) => {
  const { t } = useTranslation('batch');
  const { number } = useWords();
  const count = canOf(of).retry;
  const rows = { count, rows: number(count), credits: number(count) };
  const isFree = of.environment === 'sandbox';
  const texts =
    what === 'cancel'
      ? { title: t('cancelling.title'), lead: t('cancelling.lead'), yes: t('cancelling.yes') }
      : {
          title: t('retrying.title', rows),
          lead: isFree ? t('retrying.free') : t('retrying.lead', rows),
          yes: t('retrying.yes'),
        };
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <Button data-first onClick={onClose}>
            {t('actions.keep')}
          </Button>
          <Button look={what === 'cancel' ? 'danger' : 'primary'} busy={isBusy} onClick={onYes}>
            {texts.yes}
          </Button>
        </>
      }
    >
      <p>{texts.lead}</p>
    </Dialog>
  );
};

export interface ActionsProps {
  readonly of: Batch;
  readonly onBuy: (missing: number) => void;
}

/** What can be done about a batch now. */
export const Actions = ({ of, onBuy }: ActionsProps) => {
  const { t } = useTranslation('batch');
  const { number } = useWords();
  const [asking, setAsking] = useState<Asking>();
  const { mutate, variables, isPending } = useActOnBatch(of.id);
  const can = canOf(of);
  const isBusy = (action: typeof variables) => isPending && variables === action;
  const close = () => setAsking(undefined);
  return (
    <div className={css.actions}>
      {can.buy > 0 && (
        <Button look="primary" block onClick={() => onBuy(can.buy)}>
          {t('actions.buy', { count: can.buy, credits: number(can.buy) })}
        </Button>
      )}
      {can.retry > 0 && (
        <Button look="primary" block onClick={() => setAsking('retry')}>
          <Icon of={RotateCw} />
          {t('actions.retry', { count: can.retry, rows: number(can.retry) })}
        </Button>
      )}
      {can.pause && (
        <Button block busy={isBusy('pause')} onClick={() => mutate('pause')}>
          <Icon of={Pause} />
          {t('actions.pause')}
        </Button>
      )}
      {can.resume && (
        <Button look={can.buy > 0 ? 'quiet' : 'primary'} block busy={isBusy('resume')} onClick={() => mutate('resume')}>
          <Icon of={Play} />
          {t('actions.resume')}
        </Button>
      )}
      {can.cancel && (
        <Button look="ghost" block onClick={() => setAsking('cancel')}>
          <Icon of={X} />
          {t('actions.cancel')}
        </Button>
      )}
      {asking && (
        <Asked
          of={of}
          what={asking}
          isBusy={isPending}
          onYes={() => mutate(asking, { onSettled: close })}
          onClose={close}
        />
      )}
    </div>
  );
};
