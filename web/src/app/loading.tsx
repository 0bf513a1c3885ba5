import { Spinner } from '../components/ui/spinner.tsx';
import { readLanguage } from '../lib/i18n/language.ts';
import { firstTexts } from './first-texts.ts';

/** What stands in the middle while a page or the session is on its way. */
export const Loading = ({ fullScreen = false }: { readonly fullScreen?: boolean }) => (
  <Spinner label={firstTexts[readLanguage()].loading} fullScreen={fullScreen} />
);
