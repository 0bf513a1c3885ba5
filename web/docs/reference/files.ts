import { openapi } from '#shared/contract/openapi.ts';
import { postman } from './postman.ts';

/** What tools read, by its name below the root of the site. */
export const filesForTools = (): ReadonlyMap<string, string> =>
  new Map([
    ['openapi.json', `${JSON.stringify(openapi('public'), null, 2)}\n`],
    ['postman.json', `${JSON.stringify(postman('es'), null, 2)}\n`],
  ]);
