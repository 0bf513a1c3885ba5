import type { Call } from './call.ts';
import { csharp as syntax, literal } from './literal.ts';

const verbs = { GET: 'Get', POST: 'Post', PATCH: 'Patch', DELETE: 'Delete' } as const;

export const csharp = ({ method, url, headers, body }: Call): string => {
  const shown = headers
    // The body brings its own.
    .filter(([name]) => name !== 'Content-Type')
    .map(
      ([name, value]) =>
        `http.DefaultRequestHeaders.Add("${name}", ${'text' in value ? `"${value.text}"` : `Environment.GetEnvironmentVariable("${value.variable}")`});`,
    );
  const asked =
    body === undefined
      ? `${verbs[method]}Async("${url}"${method === 'POST' ? ', null' : ''})`
      : `${verbs[method]}AsJsonAsync("${url}", ${literal(body, syntax)})`;
  return [
    ...(body === undefined ? [] : ['using System.Net.Http.Json;', '']),
    'using var http = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };',
    ...shown,
    '',
    `var response = await http.${asked};`,
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ].join('\n');
};
