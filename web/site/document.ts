import type { Language } from '#shared/messages/messages.ts';
import { headOf, type PageHead } from './head.ts';

export interface PublicDocument extends PageHead {
  readonly skip: string;
  readonly header: string;
  readonly main: string;
  readonly footer: string;
}

/** A public page: whole without scripts, and without a second file for its looks. */
export const documentOf = ({ skip, header, main, footer, ...head }: PublicDocument, language: Language): string =>
  `<!doctype html>
<html lang="${language}">
${headOf(head, language)}
<body>
<a class="skip" href="#contenido">${skip}</a>
${header}
<main id="contenido" tabindex="-1">${main}</main>
${footer}
<p class="vh" role="status" data-live></p>
</body>
</html>
`;
