import { changeProfile as contract } from '#shared/contract/app/auth.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { tellOwner } from '../../notices/tell-owner.ts';
import { profilePorts, profileView } from './profile-view.ts';

/** An empty name is none. */
export const changeProfile = implement(contract)
  .needing(...profilePorts, 'users.nameCompany', 'mailQueue.add')
  .by(async ({ body: { company }, caller: { userId } }, ports) => {
    const { users, clock } = ports;
    const user = await users.nameCompany(userId, company || undefined);
    if (user) await tellOwner(ports, userId, { mail: 'companyChanged' }, clock.now());
    return profileView(ports, user);
  });

export const handler = await http(changeProfile);
