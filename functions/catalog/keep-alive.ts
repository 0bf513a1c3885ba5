import { keepAlive as contract } from '#shared/contract/catalog.ts';
import { http } from '../runtime/http.ts';
import { implement } from '../runtime/implement.ts';

export const keepAlive = implement(contract)
  .needing()
  .by(async () => ({ status: 'ok' }) as const);

export const handler = await http(keepAlive);
