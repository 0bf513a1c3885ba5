import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { NotLoaded as Refused } from '../../../components/ui/not-loaded.tsx';
import { useWidget, type Using } from './use-widget.ts';
import css from './playground.module.css';

/** The page that the widget stands on: of somebody else, as far as it is concerned. */
export const Stage = (using: Using) => {
  const { t } = useTranslation('widget');
  const { container, state, open, retry } = useWidget(using);
  return (
    <div className={css.stage} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <output className={css.loading}>
          <Icon of={LoaderCircle} className="spin" />
          {t('play.loading')}
        </output>
      )}
      {state === 'failed' && (
        <Refused title={t('play.notLoaded')} retry={t('failed.retry')} onRetry={retry}>
          {t('play.notLoadedMore')}
        </Refused>
      )}
      {state === 'there' && using.looks.mode === 'modal' && (
        <div className={css.opener}>
          <Button look="primary" onClick={open}>
            {t('play.open')}
          </Button>
          <p>{t('play.openMore')}</p>
        </div>
      )}
      <div ref={container} />
    </div>
  );
};
