import { isCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import type { Pasted, PastedLine } from '#shared/engine/pasted/index.ts';
import { headlines, type HeadlineName, type HeadlineTone } from '#shared/validation/headline.ts';
import { environments, type Environment } from '#shared/validation/environment.ts';
import { emptyDraft, type Draft } from '../form/draft.ts';

/** More lines are a batch. */
export const queueAtMost = 50;

/** What a bank answered to a line, as far as the queue tells it. */
export interface LineAnswer {
  readonly id: string;
  readonly headline: HeadlineName;
  readonly tone: HeadlineTone;
}

/** One pasted account that waits to be asked about. */
export interface QueueLine {
  readonly id: string;
  /** Of its question: repeated, it neither asks nor charges twice. */
  readonly key: string;
  readonly kind: PastedLine['kind'];
  readonly country: CountryCode;
  /** What stands in the form when the line is chosen. */
  readonly fields: Partial<Draft>;
  /** As pasted; of a card only what may be seen. */
  readonly text: string;
  readonly isAsked: boolean;
  /** Where it was asked. */
  readonly environment?: Environment | undefined;
  readonly answer?: LineAnswer | undefined;
  /** Why the server asked nobody. */
  readonly refusal?: string | undefined;
}

const lineOf = ({ kind, country, format, fields, text }: PastedLine): QueueLine[] =>
  isCountry(country)
    ? [
        {
          id: crypto.randomUUID(),
          key: crypto.randomUUID(),
          kind,
          country,
          fields: { accountNumber: kind === 'nothing' ? text : '', ...fields, accountFormat: format },
          text,
          isAsked: false,
        },
      ]
    : [];

/** The queue of a paste: at most so many lines, and how many more there were. */
export const linesOf = ({ lines, unread }: Pick<Pasted, 'lines' | 'unread'>) => {
  const all = lines.flatMap(lineOf);
  return { lines: all.slice(0, queueAtMost), more: Math.max(0, all.length - queueAtMost) + unread };
};

/** What was asked elsewhere is not answered here: an invented answer of the sandbox says nothing of an account of a bank. */
export const startedOver = (lines: readonly QueueLine[], environment: Environment): readonly QueueLine[] =>
  lines.map((line) => {
    const { environment: asked = environment, answer: _answer, refusal: _refusal, ...open } = line;
    return asked === environment ? line : { ...open, environment: undefined, key: crypto.randomUUID(), isAsked: false };
  });

const isText = (value: unknown): value is string => typeof value === 'string';
const tones: readonly unknown[] = ['pay', 'look', 'stop', 'plain'] satisfies HeadlineTone[];
const kinds: readonly unknown[] = ['nothing', 'number', 'facts', 'card', 'cut'] satisfies PastedLine['kind'][];

const isAnswer = (value: unknown): value is LineAnswer => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, headline, tone } = value as Partial<Record<keyof LineAnswer, unknown>>;
  return isText(id) && headlines.some((one) => one === headline) && tones.includes(tone);
};

const isLine = (value: unknown): value is QueueLine => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, key, kind, country, fields, text, environment, answer } = value as Partial<
    Record<keyof QueueLine, unknown>
  >;
  return (
    isText(id) &&
    isText(key) &&
    isText(text) &&
    kinds.includes(kind) &&
    isText(country) &&
    isCountry(country) &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.entries(fields).every(([name, field]) => name in emptyDraft && (field === undefined || isText(field))) &&
    (environment === undefined || environments.some((one) => one === environment)) &&
    (answer === undefined || (isAnswer(answer) && environment !== undefined))
  );
};

/** A queue that comes back from the browser: read, not trusted. */
export const keptLines = (value: unknown): readonly QueueLine[] => (Array.isArray(value) ? value.filter(isLine) : []);
