import { getProfile as contract } from '#shared/contract/app/auth.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { profileView } from './profile-view.ts';

export const getProfile = implement(contract)
  .needing('users.find', 'secondFactors.find', 'clock.now')
  .by(async ({ caller: { userId } }, { users, secondFactors, clock }) =>
    profileView(...(await Promise.all([users.find(userId), secondFactors.find(userId, clock.now())]))),
  );

export const handler = await http(getProfile);
