import type { Call } from './call.ts';
import { indented, literal, php as syntax } from './literal.ts';

export const php = ({ method, url, headers, body, hasAnswer }: Call): string => {
  const usual = body === undefined ? 'GET' : 'POST';
  const shown = headers.map(
    ([name, value]) =>
      `        ${'text' in value ? `'${name}: ${value.text}'` : `'${name}: ' . getenv('${value.variable}')`},`,
  );
  return [
    '<?php',
    `$curl = curl_init('${url}');`,
    'curl_setopt_array($curl, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_TIMEOUT => 30,',
    ...(method === usual ? [] : [`    CURLOPT_CUSTOMREQUEST => '${method}',`]),
    '    CURLOPT_HTTPHEADER => [',
    ...shown,
    '    ],',
    ...(body === undefined ? [] : [`    CURLOPT_POSTFIELDS => json_encode(${phpBody(body)}),`]),
    ']);',
    hasAnswer
      ? '$answer = json_decode(curl_exec($curl), true, flags: JSON_THROW_ON_ERROR);\nprint_r($answer);'
      : 'curl_exec($curl);\necho curl_getinfo($curl, CURLINFO_RESPONSE_CODE), "\\n";',
  ].join('\n');
};

/** An array without members would be written as a list. */
const phpBody = (body: unknown): string => {
  const written = indented(literal(body, syntax), '    ');
  return written === '[]' ? '(object) []' : written;
};
