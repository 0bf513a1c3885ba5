import { catalogue, pageOf, type ErrorCode } from '#shared/errors/catalogue.ts';
import { inBothLanguages } from '#shared/messages/both-languages.ts';
import { waitOf } from '#shared/messages/wait.ts';
import { maxBodyKb } from '#shared/validation/limits.ts';

interface Told {
  /** Of the site whose pages explain errors. */
  readonly documentation: string;
  readonly instance: string;
  readonly requestId: string;
  readonly retryAfterSeconds?: number;
}

/** A problem document of what stands before the functions: it does not know the caller's language and says both. */
export const documentInBothLanguages = (code: ErrorCode, { documentation, instance, ...told }: Told): string => {
  const { requestId, retryAfterSeconds = 0 } = told;
  const parameters = { maxKb: maxBodyKb, requestId, wait: waitOf(retryAfterSeconds) };
  return JSON.stringify({
    type: pageOf(code, documentation),
    title: inBothLanguages(code, 'title', parameters),
    status: catalogue[code].status,
    detail: inBothLanguages(code, 'detail', parameters),
    instance,
    error: code,
    ...told,
  });
};
