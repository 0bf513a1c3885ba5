import type { Call } from './call.ts';
import { indented, literal, python as syntax } from './literal.ts';

export const python = ({ method, url, headers, body, hasAnswer }: Call): string => {
  const usual = body === undefined ? 'GET' : 'POST';
  const shown = headers.map(
    ([name, value]) =>
      `        "${name}": ${'text' in value ? JSON.stringify(value.text).replaceAll('\\u2026', '…') : `os.environ["${value.variable}"]`},`,
  );
  return [
    `import ${[...(hasAnswer || body !== undefined ? ['json'] : []), 'os'].join(', ')}`,
    'from urllib.request import Request, urlopen',
    '',
    'request = Request(',
    `    "${url}",`,
    ...(method === usual ? [] : [`    method="${method}",`]),
    '    headers={',
    ...shown,
    '    },',
    ...(body === undefined ? [] : [`    data=json.dumps(${indented(literal(body, syntax), '    ')}).encode(),`]),
    ')',
    'with urlopen(request, timeout=30) as response:',
    hasAnswer ? '    print(json.load(response))' : '    print(response.status)',
  ].join('\n');
};
