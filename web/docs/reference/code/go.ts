import type { Call } from './call.ts';
import { indented } from './literal.ts';

const written = (body: unknown): string => indented(JSON.stringify(body, null, '\t'), '\t');

export const go = ({ method, url, headers, body }: Call): string => {
  const shown = headers.map(
    ([name, value]) =>
      `\trequest.Header.Set("${name}", ${'text' in value ? `"${value.text}"` : `os.Getenv("${value.variable}")`})`,
  );
  const packages = ['fmt', 'io', 'log', 'net/http', 'os', ...(body === undefined ? [] : ['strings']), 'time'];
  return [
    'package main',
    '',
    'import (',
    ...packages.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...(body === undefined ? [] : [`\tbody := strings.NewReader(\`${written(body)}\`)`]),
    `\trequest, err := http.NewRequest("${method}", "${url}", ${body === undefined ? 'nil' : 'body'})`,
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    ...shown,
    '',
    '\tclient := http.Client{Timeout: 30 * time.Second}',
    '\tresponse, err := client.Do(request)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '',
    '\tanswer, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '\tfmt.Println(response.Status, string(answer))',
    '}',
  ].join('\n');
};
