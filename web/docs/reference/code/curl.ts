import type { Call } from './call.ts';

/** Within apostrophes a shell reads everything as it is, but for an apostrophe. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export const curl = ({ method, url, headers, body }: Call): string => {
  const target = /[?&{]/.test(url) ? quoted(url) : url;
  const usual = body === undefined ? 'GET' : 'POST';
  const lines = [
    `curl ${method === usual ? '' : `-X ${method} `}${target}`,
    ...headers
      // `--json` says it.
      .filter(([name]) => name !== 'Content-Type')
      .map(([name, value]) => `-H "${name}: ${'text' in value ? value.text : `$${value.variable}`}"`),
    ...(body === undefined ? [] : [`--json ${quoted(JSON.stringify(body, null, 2).replaceAll('\n', '\n  '))}`]),
  ];
  return lines.join(' \\\n  ');
};
