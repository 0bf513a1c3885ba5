import { maxBodyKb } from '#shared/validation/limits.ts';
import { catalogue, pageOf, type ErrorCode } from '#shared/errors/catalogue.ts';
import { fill, messages } from '#shared/messages/index.ts';

interface Told {
  readonly instance: string;
  readonly requestId: string;
  readonly retryAfterSeconds?: number;
}

/** A problem document of what stands before the functions: it does not know the caller's language and says both. */
export const inBothLanguages = (code: ErrorCode, { instance, ...told }: Told): string => {
  const textOf = (part: 'title' | 'detail'): string =>
    [messages.es, messages.en].map(({ errors }) => fill(errors[code][part], { maxKb: maxBodyKb, ...told })).join(' / ');
  return JSON.stringify({
    type: pageOf(code),
    title: textOf('title'),
    status: catalogue[code].status,
    detail: textOf('detail'),
    instance,
    error: code,
    ...told,
  });
};
