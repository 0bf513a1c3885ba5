import { renderToStaticMarkup } from 'react-dom/server';
import texts from 'virtual:site-texts';
import type { Language } from '#shared/messages/messages.ts';
import { SiteFooter } from './frame/site-footer.tsx';
import { SiteHeader } from './frame/site-header.tsx';
import { StaticTools } from './frame/static-tools.tsx';
import type { SitePage } from './page.ts';
import { speak } from './stand-ins/translation.ts';

/** What stands within `<main>`. */
export const renderedBody = ({ Body }: SitePage, language: Language): string => {
  speak(language, texts[language]);
  return renderToStaticMarkup(<Body />);
};

/** What stands around `<main>` at an address. */
export const renderedFrame = (
  path: string,
  language: Language,
): { readonly header: string; readonly footer: string } => {
  speak(language, texts[language]);
  return {
    header: renderToStaticMarkup(<SiteHeader path={path} tools={<StaticTools path={path} />} />),
    footer: renderToStaticMarkup(<SiteFooter />),
  };
};
