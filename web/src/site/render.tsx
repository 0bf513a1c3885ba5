import { renderToStaticMarkup } from 'react-dom/server';
import texts from 'virtual:site-texts';
import type { Language } from '#shared/messages/messages.ts';
import { docsDoors } from './frame/doors.ts';
import { Finder } from './frame/finder.tsx';
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

/** What stands around `<main>` at an address; with the index of a search, as the documentation has it. */
export const renderedFrame = (
  path: string,
  language: Language,
  index?: string,
): { readonly header: string; readonly footer: string } => {
  speak(language, texts[language]);
  const tools = <StaticTools path={path} />;
  return {
    header: renderToStaticMarkup(
      index === undefined ? (
        <SiteHeader path={path} tools={tools} />
      ) : (
        <SiteHeader path={path} tools={tools} doors={docsDoors} width="wide" finder={<Finder index={index} />} />
      ),
    ),
    footer: renderToStaticMarkup(<SiteFooter {...(index !== undefined && { width: 'wide' })} />),
  };
};
