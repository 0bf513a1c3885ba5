import type { ErrorCode } from '#shared/errors/catalogue.ts';
import type { PagePath } from '../page.ts';

export const errorsPath: PagePath = '/api-documentation/errors';
export const fieldsPath: PagePath = '/api-documentation/errors/fields';

export const pathOfError = (code: ErrorCode): PagePath => `${errorsPath}/${code.replace('errors.', '')}` as PagePath;
