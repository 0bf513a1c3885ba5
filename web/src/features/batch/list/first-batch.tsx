import { useState } from 'react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { BatchTable } from './batch-table.tsx';
import { exampleBatch } from './example-batch.ts';
import { TemplateLinks } from './template-links.tsx';
import css from './list.module.css';

export interface FirstBatchProps {
  readonly onNew: () => void;
}

/** Before the first batch: what one is, and a file to try it with. */
export const FirstBatch = ({ onNew }: FirstBatchProps) => {
  const { t } = useTranslation('batch');
  const [now] = useState(() => new Date());
  return (
    <>
      <EmptyState
        of="batches"
        heading="h2"
        title={t('empty.title')}
        example={<BatchTable batches={[exampleBatch(t('empty.example'), now)]} isStale={false} />}
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
