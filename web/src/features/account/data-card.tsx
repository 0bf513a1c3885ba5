import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { DocumentLink } from '../../components/ui/document-link.tsx';
import { ExportPart } from './export-part.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { KeepingForm } from './keeping-form.tsx';
import { helpPath } from '../../../docs/help/tasks.ts';
import css from './account.module.css';

/** The way to have all of it deleted. */
const Deletion = () => {
  const { t } = useTranslation('account');
  const [isDeleting, setDeleting] = useState(false);
  return (
    <div className={css.part}>
      <p className={css.note}>
        {t('data.delete')} <DocumentLink to={helpPath('borrar-datos')}>{t('data.deleteMore')}</DocumentLink>
      </p>
      <span>
        <Button onClick={() => setDeleting(true)}>{t('data.deleteButton')}</Button>
      </span>
      {isDeleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </div>
  );
};

/** How long what was asked is kept, and how all of it goes. */
export const DataCard = () => {
  const { t } = useTranslation('account');
  return (
    <Card aria-label={t('data.title')}>
      <CardHead title={t('data.title')} />
      <KeepingForm />
      <ExportPart />
      <Deletion />
    </Card>
  );
};
