import { anatomy } from '../../messages/anatomy/en.ts';
import { findings } from '../../messages/findings/en.ts';
import { accountTypes, documentTypes, fields, formats } from '../../messages/names/en.ts';
import { tellingIn } from './telling.ts';
import type { Telling } from './telling.ts';

export type { Told, ToldPart } from './telling.ts';

const telling = /* @__PURE__ */ tellingIn({
  anatomy,
  findings,
  names: { accountTypes, documentTypes, fields, formats },
});

export const { tell, tellFinding, names }: Telling = telling;
