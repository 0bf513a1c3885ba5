import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../docs/links.ts';
import { languageOf } from '../../lib/i18n/language.ts';
import type { ToastAction } from '../../lib/toasts/toasts.ts';
import { helpOf } from './help-of.ts';

/** The way from a notice of what failed to the page that says why. */
export const useHelpAction = (): ((error: unknown) => ToastAction) => {
  const { t, i18n } = useTranslation('ui');
  return (error) => ({
    label: t('help.why'),
    run: () => void open(inLanguage(helpOf(error), languageOf(i18n.language)), '_blank', 'noopener'),
  });
};
