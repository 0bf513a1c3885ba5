import { useTranslation } from 'react-i18next';
import { Support } from '../../features/support/support.tsx';
import { usePage } from '../../lib/use-page.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { waysOn } from './ways-on.ts';

/** Write to a person, about anything. */
export default function SupportPage() {
  const { t } = useTranslation('support');
  usePage(t('title'));
  return (
    <>
      <PageTitle isOfNoTab>{t('title')}</PageTitle>
      <Support kind="general" waysOn={waysOn} />
    </>
  );
}
