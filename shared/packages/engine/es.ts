import { anatomy } from '../../messages/anatomy/es.ts';
import { findings } from '../../messages/findings/es.ts';
import { accountTypes, documentTypes, fields, formats } from '../../messages/names/es.ts';
import { tellingIn } from './telling.ts';
import type { Telling } from './telling.ts';

export type { Told, ToldPart } from './telling.ts';

const telling = /* @__PURE__ */ tellingIn({
  anatomy,
  findings,
  names: { accountTypes, documentTypes, fields, formats },
});

export const { tell, tellFinding, names }: Telling = telling;
