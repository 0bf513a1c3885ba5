import { keepAlive as contract } from '#shared/contract/app/catalog.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const keepAlive = implement(contract)
  .needing()
  .by(async () => ({ status: 'ok' }) as const);

export const handler = await http(keepAlive);
