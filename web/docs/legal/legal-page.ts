import { timeIn } from '../guides/numbers.ts';
import { escape } from '../markdown/escape.ts';
import { sectionsOf } from '../markdown/read.ts';
import { plainOf, rendered } from '../markdown/render.ts';
import { slugOf } from '../markdown/slug.ts';
import type { Language } from '../page.ts';
import type { LegalText } from './legal-text.ts';
import { legalMessages } from './messages.ts';
import type { Version } from './versions.ts';

const locales = { es: 'es-419', en: 'en-US' } as const satisfies Record<Language, string>;

const dayIn = (language: Language, day: string): string => {
  const words = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' });
  return `<time datetime="${day}">${words.format(new Date(day))}</time>`;
};

const wordsPerMinute = 200;
const minutesOf = (markdown: string): number => Math.max(1, Math.round(markdown.split(/\s+/).length / wordsPerMinute));

const contents = (markdown: string, language: Language): string => {
  const { contents: label } = legalMessages[language];
  const links = sectionsOf(markdown).flatMap(({ heading }) => {
    if (!heading) return [];
    const title = plainOf(heading.tokens);
    return [`<li><a href="#${slugOf(title)}">${escape(title)}</a></li>`];
  });
  return `<nav class="legal-index" aria-label="${label}"><h2>${label}</h2><ol>${links.join('')}</ol></nav>`;
};

const history = (versions: readonly Version[], language: Language): string => {
  const { versions: label } = legalMessages[language];
  const items = versions.map(
    ({ number, since, changed }) => `<li><b>${number}</b>, ${dayIn(language, since)}<p>${changed[language]}</p></li>`,
  );
  return `<aside class="legal-versions" aria-label="${label}"><h2>${label}</h2><ol>${items.join('')}</ol></aside>`;
};

/** The sentence that opens a section looks like what it is. */
const withShort = (html: string, short: string): string =>
  html.replaceAll(`<p>${short}`, `<p class="legal-short">${short}`);

/** What stands within `<main>`: the title, the index, the text, and its versions. */
export const legalPage = ({ title, markdown }: LegalText, versions: readonly Version[], language: Language): string => {
  const { version, since, short } = legalMessages[language];
  const [newest] = versions;
  const dated = newest && `${version} ${newest.number}, ${since} ${dayIn(language, newest.since)}. `;
  return `<div class="wrap legal">
<div class="legal-head"><h1>${escape(title)}</h1>
<p class="legal-dated">${dated ?? ''}${timeIn(language, minutesOf(markdown) * 60)}.</p></div>
${contents(markdown, language)}
<article class="legal-text">
${withShort(rendered(markdown, language), short)}</article>
${history(versions, language)}
</div>`;
};
