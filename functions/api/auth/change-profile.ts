import { changeProfile as contract } from '#shared/contract/app/auth.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { tellOwner } from '../../notices/tell-owner.ts';
import { profileView } from './profile-view.ts';

/** An empty name is none. */
export const changeProfile = implement(contract)
  .needing('users.nameCompany', 'secondFactors.find', 'mailQueue.add', 'clock.now')
  .by(async ({ body: { company }, caller: { userId } }, ports) => {
    const { users, secondFactors, clock } = ports;
    const now = clock.now();
    const user = await users.nameCompany(userId, company || undefined);
    if (user) await tellOwner(ports, userId, { mail: 'companyChanged' }, now);
    return profileView(user, await secondFactors.find(userId, now));
  });

export const handler = await http(changeProfile);
