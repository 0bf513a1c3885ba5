import type { Language } from '#shared/messages/messages.ts';
import { headOf, type PageHead } from './head.ts';

export interface SiteDocument extends PageHead {
  readonly header: string;
  /** With the element `main`, whose id is `contenido`. */
  readonly body: string;
  readonly footer: string;
}

const skip: Readonly<Record<Language, string>> = { es: 'Ir al contenido', en: 'Skip to the content' };

/** A document of the site: whole without scripts. */
export const documentOf = ({ header, body, footer, ...head }: SiteDocument, language: Language): string =>
  `<!doctype html>
<html lang="${language}">
${headOf(head, language)}
<body>
<a class="skip" href="#contenido">${skip[language]}</a>
${header}
${body}
${footer}
<p class="vh" role="status" data-live></p>
</body>
</html>
`;
