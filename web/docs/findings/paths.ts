import type { FindingCode } from '#shared/engine/index.ts';
import type { PagePath } from '../page.ts';

export const findingsPath: PagePath = '/api-documentation/findings';

export const pathOfFinding = (code: FindingCode): PagePath => `${findingsPath}/${code}` as PagePath;
