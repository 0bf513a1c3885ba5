/** How a language writes what JSON can say. */
interface Syntax {
  readonly quote: (text: string) => string;
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  readonly list: readonly [open: string, close: string];
  readonly object: readonly [open: string, close: string];
  readonly member: (name: string, value: string) => string;
  /** After the last element, too. */
  readonly isClosedByComma: boolean;
  readonly indent: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A value as a language writes it, its lines below the first indented so far. */
export const literal = (value: unknown, syntax: Syntax, depth = 0): string => {
  if (isText(value)) return syntax.quote(value);
  if (value === null) return syntax.nothing;
  if (typeof value === 'boolean') return value ? syntax.yes : syntax.no;
  if (typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? syntax.list : syntax.object;
  const items = isList
    ? value.map((one) => literal(one, syntax, depth + 1))
    : Object.entries(value).map(([name, one]) => syntax.member(name, literal(one, syntax, depth + 1)));
  if (items.length === 0) return `${open}${close}`;
  if (isList && value.every(isText)) return `${open}${items.join(', ')}${close}`;
  const inner = syntax.indent.repeat(depth + 1);
  const end = `${syntax.isClosedByComma ? ',' : ''}\n${syntax.indent.repeat(depth)}${close}`;
  return `${open}\n${items.map((item) => inner + item).join(',\n')}${end}`;
};

const apostrophes = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
const quotes = (text: string): string => JSON.stringify(text);

export const javascript: Syntax = {
  quote: apostrophes,
  nothing: 'null',
  yes: 'true',
  no: 'false',
  list: ['[', ']'],
  object: ['{', '}'],
  member: (name, value) => `${name}: ${value}`,
  isClosedByComma: true,
  indent: '  ',
};

export const python: Syntax = {
  ...javascript,
  quote: quotes,
  nothing: 'None',
  yes: 'True',
  no: 'False',
  member: (name, value) => `${quotes(name)}: ${value}`,
  indent: '    ',
};

export const php: Syntax = {
  ...javascript,
  object: ['[', ']'],
  member: (name, value) => `${apostrophes(name)} => ${value}`,
  indent: '    ',
};

export const csharp: Syntax = {
  ...javascript,
  quote: quotes,
  nothing: '(string?)null',
  list: ['new object[] {', '}'],
  object: ['new {', '}'],
  member: (name, value) => `${name} = ${value}`,
  indent: '    ',
};

/** Every line but the first moved to the right. */
export const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);
