import { callers } from '#shared/contract/callers.ts';
import type { Declared } from '#shared/contract/index.ts';
import { code, table } from '../markdown/write.ts';
import type { ReferenceLabels } from './messages/labels.ts';

type Spec = Declared['spec'];
type Asked = keyof ReferenceLabels['headersOf'];

const isAsked = (name: string, labels: ReferenceLabels): name is Asked => name in labels.headersOf;

const askedBy = ({ auth, body, idempotent, cacheSeconds }: Spec): readonly string[] => [
  ...callers[auth].shownIn,
  ...(body ? ['Content-Type'] : []),
  ...(idempotent ? ['Idempotency-Key'] : []),
  ...(cacheSeconds ? ['If-None-Match'] : []),
  'Accept-Language',
];

/** What a request says beside path and body. */
export const headersOf = ({ spec }: Declared, labels: ReferenceLabels): string =>
  table(
    [labels.header, labels.says],
    askedBy(spec).map((name) => {
      if (!isAsked(name, labels)) throw new Error(`Nothing says what ${name} is`);
      return [code(name), labels.headersOf[name]];
    }),
  );

/** What an answer says beside its body. */
export const answerHeadersOf = ({ spec }: Declared, { header, says, answerHeaders }: ReferenceLabels): string =>
  table(
    [header, says],
    [
      [code('X-Request-Id'), answerHeaders.id],
      ...(spec.auth === 'key'
        ? [
            [`${code('RateLimit')}, ${code('RateLimit-Policy')}`, answerHeaders.rate],
            [code('X-RateLimit-*'), answerHeaders.key],
          ]
        : []),
      ...(spec.cacheSeconds ? [[code('ETag'), answerHeaders.etag]] : []),
      ...(spec.alsoStatus ? [[`${code('Location')}, ${code('Retry-After')}`, answerHeaders.later]] : []),
    ],
  );
