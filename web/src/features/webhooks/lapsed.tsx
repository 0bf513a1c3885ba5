import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';

/** For whom the plan had webhooks once: they are all there, and told of nothing. */
export const Lapsed = () => {
  const { t } = useTranslation('webhooks');
  return (
    <Alert
      tone="warn"
      title={t('lapsed.title')}
      action={
        <ButtonLink size="sm" to="/subscriptions">
          {t('lapsed.plans')}
        </ButtonLink>
      }
    >
      {t('lapsed.text')}
    </Alert>
  );
};
