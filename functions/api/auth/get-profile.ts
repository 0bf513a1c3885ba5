import { getProfile as contract } from '#shared/contract/app/auth.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { profileView } from './profile-view.ts';

export const getProfile = implement(contract)
  .needing('users.find')
  .by(async ({ caller: { userId } }, { users }) => profileView(await users.find(userId)));

export const handler = await http(getProfile);
