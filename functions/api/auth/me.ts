import { me as contract } from '#shared/contract/app/auth.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { userView } from './user-view.ts';

export const me = implement(contract)
  .needing('holdings.find', 'clock.now')
  .by(async ({ caller }, { holdings, clock }) => ({
    user: userView(caller.email, await holdings.find(caller.userId), clock.now()),
  }));

export const handler = await http(me);
