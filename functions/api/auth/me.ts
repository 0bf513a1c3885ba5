import { me as contract } from '#shared/contract/app/auth.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { userView } from './user-view.ts';

export const me = implement(contract)
  .needing('credits.all', 'clock.now')
  .by(async ({ caller }, { credits, clock }) => ({
    user: userView(caller.email, await credits.all(caller.userId), clock.now()),
  }));

export const handler = await http(me);
