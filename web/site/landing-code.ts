import { openapi } from '#shared/contract/openapi.ts';
import { there } from '#shared/contract/public/examples/validations.ts';
import { codeOf } from '../docs/snippets/snippets.ts';
import { figureOf } from '../docs/markdown/code.ts';
import { languages, type Language } from '../docs/page.ts';
import type { LandingCode } from '../src/site/landing/code/landing-code.ts';

/** The languages that the landing shows; the documentation has all of them. */
const shown: readonly string[] = ['curl', 'Node', 'Python'];

/** Of the answer, what the sections around it speak of. */
const told = ['id', 'status', 'beneficiary', 'nameMatch', 'fraudRisk', 'anatomy', 'credits', 'durationMs'] as const;

const inline = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/\[ \]|\{ \}/g, (empty) => empty.replace(' ', ''));

/** A member a line, and of a list an element. */
const compact = (members: readonly (readonly [string, unknown])[]): string => {
  const lines = members.map(([name, value]) => {
    const text = Array.isArray(value)
      ? `[\n${value.map((element) => `    ${inline(element)}`).join(',\n')}\n  ]`
      : inline(value);
    return `  "${name}": ${text}`;
  });
  return `{\n${lines.join(',\n')}\n}`;
};

/** Of a part, what says which characters it is. */
const partOf = ({ part, from, to, value }: (typeof there.anatomy)[number]) => ({ part, from, to, value });

const shownAnswer = { ...there, anatomy: there.anatomy.map(partOf) };

const answer = compact(told.map((name) => [name, shownAnswer[name]] as const));

/** The code of the documentation, which tests run, and the answer of the contract, which tests replay, as HTML. */
export const landingCode = (): LandingCode => {
  const blocks = codeOf('create-validation').filter(({ tab }) => shown.includes(tab));
  const inLanguage = (language: Language) => ({
    request: figureOf({ type: 'figure', raw: '', blocks }, language, 'code'),
    answer: figureOf(
      { type: 'figure', raw: '', blocks: [{ language: 'json', title: '201 Created', code: answer }] },
      language,
      'answer',
    ),
  });
  const [major, minor] = String(openapi('public')['openapi']).split('.');
  const [es, en] = languages.map(inLanguage);
  if (!es || !en) throw new Error('The documentation has two languages');
  return { es, en, openapi: `${major}.${minor}` };
};
