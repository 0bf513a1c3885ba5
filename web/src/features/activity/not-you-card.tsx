import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { helpOf } from '../../components/help-link/help-of.ts';
import { helpPath } from '../../../docs/help/tasks.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { DocumentLink } from '../../components/ui/document-link.tsx';
import { call } from '../../lib/api.ts';
import css from './activity.module.css';

/** What to do about something that one did not do, each a press away. */
export const NotYouCard = () => {
  const { t } = useTranslation('activity');
  const cache = useQueryClient();
  const closing = useMutation({
    mutationFn: () => call('DELETE /api/auth/sessions', {}),
    onSettled: () => cache.invalidateQueries({ queryKey: ['activity'] }),
  });
  return (
    <Card aria-label={t('notYou.title')}>
      <CardHead title={t('notYou.title')} />
      <div className={css.notYou}>
        <p>{t('notYou.lead')}</p>
        <div className={css.ways}>
          <Button size="sm" busy={closing.isPending} onClick={() => closing.mutate()}>
            {t('notYou.closeOthers')}
          </Button>
          <ButtonLink size="sm" to="/account">
            {t('notYou.changePassword')}
          </ButtonLink>
          <ButtonLink size="sm" to="/api">
            {t('notYou.keys')}
          </ButtonLink>
        </div>
        <output>{closing.isSuccess && t('notYou.closed')}</output>
        {closing.isError && <Alert tone="bad" urgent title={t('notYou.notClosed')} help={helpOf(closing.error)} />}
        <p>
          <DocumentLink className="link" to={helpPath('actividad')}>
            {t('notYou.more')}
          </DocumentLink>
        </p>
      </div>
    </Card>
  );
};
