import type { Call } from './call.ts';
import { indented } from './literal.ts';

/** A text block reads backslashes and three quotes for itself. */
const textBlock = (text: string): string =>
  `"""\n                ${indented(text.replaceAll('\\', '\\\\'), ' '.repeat(16))}"""`;

export const java = ({ method, url, headers, body }: Call): string => {
  const sent =
    body === undefined
      ? 'BodyPublishers.noBody()'
      : `BodyPublishers.ofString(${textBlock(JSON.stringify(body, null, 2))})`;
  const shown = headers.map(
    ([name, value]) =>
      `            .header("${name}", ${'text' in value ? `"${value.text}"` : `System.getenv("${value.variable}")`})`,
  );
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    ...(method === 'GET' ? [] : ['import java.net.http.HttpRequest.BodyPublishers;']),
    'import java.net.http.HttpResponse.BodyHandlers;',
    'import java.time.Duration;',
    '',
    'class Call {',
    '    public static void main(String[] arguments) throws Exception {',
    `        var request = HttpRequest.newBuilder(URI.create("${url}"))`,
    ...shown,
    '            .timeout(Duration.ofSeconds(30))',
    method === 'GET' ? '            .GET()' : `            .method("${method}", ${sent})`,
    '            .build();',
    '        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());',
    '        System.out.println(response.statusCode() + " " + response.body());',
    '    }',
    '}',
  ].join('\n');
};
