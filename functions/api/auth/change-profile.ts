import { changeProfile as contract } from '#shared/contract/app/auth.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { profileView } from './profile-view.ts';

/** An empty name is none. */
export const changeProfile = implement(contract)
  .needing('users.nameCompany')
  .by(async ({ body: { company }, caller: { userId } }, { users }) =>
    profileView(await users.nameCompany(userId, company || undefined)),
  );

export const handler = await http(changeProfile);
