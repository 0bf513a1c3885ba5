import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { loadTexts } from '../../../lib/i18n/i18n.ts';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { useRefusal } from '../use-refusal.ts';
import { sources, type Chosen, type Source } from './chosen.ts';
import { FromHistory } from './from-history.tsx';
import { useSending, type Imported } from './use-sending.ts';
import css from './bring.module.css';
import '../../../components/ui/tabs.css';
import { helpOf } from '../../../components/help-link/help-of.ts';

/** The reader of files and the words for what is wrong in them come when somebody brings one. */
const FromFile = lazy(async () => {
  const [module] = await Promise.all([import('./from-file.tsx'), loadTexts('findings')]);
  return { default: module.FromFile };
});

export interface BringDialogProps {
  readonly from: Source;
  readonly onClose: () => void;
}

/** Brings payees out of the history or a file; nobody is asked and nothing is charged. */
export const BringDialog = ({ from, onClose }: BringDialogProps) => {
  const { t } = useTranslation('payees');
  const [source, setSource] = useState(from);
  const [chosen, setChosen] = useState<Chosen>();
  const [refused, setRefused] = useState<Imported['refused']>([]);
  const count = chosen?.count ?? 0;
  const sending = useSending((imported) => {
    toasts.success(
      t('bring.done', { count: imported.created }),
      imported.updated > 0 ? t('bring.doneMore', { count: imported.updated }) : undefined,
    );
    setRefused(imported.refused);
    if (imported.refused.length === 0) onClose();
  });
  const choose = (next: Source) => {
    setChosen(undefined);
    setRefused([]);
    sending.reset();
    setSource(next);
  };
  const isOver = sending.isSuccess && refused.length > 0;
  return (
    <Dialog
      open
      title={t('bring.title')}
      onClose={onClose}
      footer={
        <>
          {sending.isPending && (
            <output className={css.progress}>{t('bring.progress', { done: sending.done, count })}</output>
          )}
          <Button look={isOver ? 'quiet' : 'ghost'} onClick={onClose}>
            {t(isOver ? 'bring.close' : 'bring.cancel')}
          </Button>
          {!isOver && (
            <Button
              look="primary"
              disabled={count === 0}
              busy={sending.isPending}
              onClick={() => chosen && sending.mutate(chosen.sent)}
            >
              {t(source === 'file' ? 'bring.submitFile' : 'bring.submit', { count })}
            </Button>
          )}
        </>
      }
    >
      <nav className="tabs" aria-label={t('bring.sources')}>
        {sources.map((one) => (
          <button
            key={one}
            type="button"
            className="tab"
            data-first={one === source ? true : undefined}
            aria-current={one === source ? 'true' : undefined}
            disabled={sending.isPending}
            onClick={() => choose(one)}
          >
            {t(`bring.tabs.${one}`)}
          </button>
        ))}
      </nav>
      <p className={css.lead}>{t(`bring.${source}Lead`)}</p>
      {source === 'history' ? (
        <FromHistory isSending={sending.isPending} onChoose={setChosen} />
      ) : (
        <Suspense fallback={null}>
          <FromFile isSending={sending.isPending} refused={refused} onChoose={setChosen} />
        </Suspense>
      )}
      <SendingFailed error={sending.error} />
    </Dialog>
  );
};

const SendingFailed = ({ error }: { readonly error: unknown }) => {
  const { t } = useTranslation('payees');
  const refusal = useRefusal();
  if (!error) return null;
  return (
    <Alert tone="bad" urgent title={t('bring.failed')} help={helpOf(error)}>
      {refusal(error)} {t('bring.resume')}
    </Alert>
  );
};
