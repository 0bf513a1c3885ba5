import { getProfile as contract } from '#shared/contract/app/auth.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { profilePorts, profileView } from './profile-view.ts';

export const getProfile = implement(contract)
  .needing(...profilePorts, 'users.find')
  .by(async ({ caller: { userId } }, ports) => profileView(ports, await ports.users.find(userId)));

export const handler = await http(getProfile);
