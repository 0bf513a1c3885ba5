import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { FileStep } from './file/file-step.tsx';
import type { StepProps } from './step-props.ts';
import { StepRail } from './step-rail.tsx';
import css from './builder.module.css';
import { helpOfFile } from '../../../components/help-link/pages.ts';

const ColumnsStep = lazy(() => import('./columns/columns-step.tsx'));
const ReviewStep = lazy(() => import('./review/review-step.tsx'));
const ConfirmStep = lazy(() => import('./confirm/confirm-step.tsx'));

export interface BuilderDialogProps extends StepProps {
  readonly onCreated: (id: string) => void;
  readonly onClose: () => void;
  /** Credits that can be spent now. */
  readonly balance: number;
  /** Opens the packs, to buy at least so many credits. */
  readonly onBuy: (missing: number) => void;
}

const StepNow = ({ builder, state, balance, onCreated, onBuy }: BuilderDialogProps) => {
  switch (state.step) {
    case 'file':
      return <FileStep {...{ builder, state }} />;
    case 'columns':
      return <ColumnsStep {...{ builder, state }} />;
    case 'review':
      return <ReviewStep {...{ builder, state, balance, onBuy }} />;
    case 'confirm':
      return <ConfirmStep {...{ builder, state, balance, onBuy, onCreated }} />;
  }
};

/** Four steps from a file to a batch. Closing keeps the draft; only discarding it loses something, and asks before. */
export const BuilderDialog = (props: BuilderDialogProps) => {
  const { builder, state, onClose } = props;
  const { t } = useTranslation('builder');
  const [asksToDiscard, setAsking] = useState(false);
  const place = useRef<HTMLElement>(null);
  const shown = useRef(state.step);
  useEffect(() => {
    // What led here is gone, and the focus with it.
    if (shown.current !== state.step) place.current?.focus();
    shown.current = state.step;
  }, [state.step]);
  const close = () => {
    if (state.draft && !state.isKept) return setAsking(true);
    if (state.draft) toasts.info(t('kept.toast'), t('kept.toastMore'));
    onClose();
  };
  return (
    <Dialog
      open
      isWhole
      title={t('title')}
      onClose={close}
      actions={
        state.draft && (
          <Button look="ghost" size="sm" onClick={() => setAsking(true)}>
            <Icon of={Trash2} />
            {t('discard')}
          </Button>
        )
      }
    >
      <div className={css.frame} data-test={state.environment === 'sandbox' ? '' : undefined}>
        <StepRail {...{ builder, state }} />
        {state.hasFailed && (
          <Alert tone="bad" urgent title={t('failed.title')} className={css.failed} help={helpOfFile}>
            {t('failed.more')}
          </Alert>
        )}
        {!state.isKept && (
          <Alert tone="warn" title={t('unkept.title')} className={css.failed}>
            {t('unkept.more')}
          </Alert>
        )}
        <section ref={place} className={css.step} aria-label={t(`steps.${state.step}`)} tabIndex={-1}>
          <Suspense fallback={null}>
            <StepNow {...props} />
          </Suspense>
        </section>
        {state.environment === 'sandbox' && <output className={css.tag}>{t('sandboxTag')}</output>}
      </div>
      <Dialog
        open={asksToDiscard}
        title={t('discarding.title')}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button look="ghost" onClick={() => setAsking(false)}>
              {t('discarding.keep')}
            </Button>
            <Button
              look="danger"
              onClick={() => {
                setAsking(false);
                void builder.discard();
              }}
            >
              {t('discarding.submit')}
            </Button>
          </>
        }
      >
        <p>{t('discarding.more')}</p>
      </Dialog>
    </Dialog>
  );
};
