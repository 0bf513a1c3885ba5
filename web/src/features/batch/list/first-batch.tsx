import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { TemplateLinks } from './template-links.tsx';
import css from './list.module.css';

export interface FirstBatchProps {
  readonly onNew: () => void;
}

/** Before the first batch: what one is, and a file to try it with. */
export const FirstBatch = ({ onNew }: FirstBatchProps) => {
  const { t } = useTranslation('batch');
  return (
    <>
      <EmptyState
        of="batches"
        ghost={[3, 3, 11, 1]}
        heading="h2"
        title={t('empty.title')}
        action={
          <Button look="primary" onClick={onNew}>
            <Icon of={Plus} />
            {t('newButton')}
          </Button>
        }
      >
        {t('empty.explain')}
      </EmptyState>
      <div className={css.templates}>
        <p>{t('empty.templates')}</p>
        <TemplateLinks />
      </div>
    </>
  );
};
