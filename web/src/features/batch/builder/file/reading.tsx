import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/ui/button.tsx';
import type { Progress } from '../../desk/desk.ts';
import css from './file.module.css';

/** How far the worker is; it can be stopped at any time. */
export const Reading = ({ progress, onCancel }: { readonly progress: Progress; readonly onCancel: () => void }) => {
  const { t } = useTranslation('builder');
  const stop = useRef<HTMLButtonElement>(null);
  // What had the focus is gone with the way to choose a file.
  useEffect(() => stop.current?.focus(), []);
  return (
    <div className={css.reading}>
      <h3 aria-live="polite">{t(`progress.${progress.stage}`)}</h3>
      <progress aria-label={t(`progress.${progress.stage}`)} max={1} value={progress.done} />
      <Button ref={stop} size="sm" onClick={onCancel}>
        {t('progress.cancel')}
      </Button>
    </div>
  );
};
