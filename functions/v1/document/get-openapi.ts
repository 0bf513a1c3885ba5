import { openapi } from '#shared/contract/openapi.ts';
import { getOpenapi as contract } from '#shared/contract/public/document.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

/** The contract does not change while an environment lives. */
const document = { ...openapi(contract.api), openapi: '3.1.0' as const };

export const getOpenapi = implement(contract)
  .needing()
  .by(async () => document);

export const handler = await http(getOpenapi);
