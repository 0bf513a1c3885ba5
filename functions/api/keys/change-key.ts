import { changeKey as contract } from '#shared/contract/app/keys.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { entitlementsOf } from '../../rules/credits/entitlement.ts';
import { isRecent } from '../../rules/login/recent-proof.ts';
import { keyView } from './key-view.ts';
import { ownKey, ownKeyPorts } from './own-key.ts';

export const changeKey = implement(contract)
  .needing(...ownKeyPorts, 'ownKeys.change', 'holdings.find', 'clock.now')
  .by(async ({ params: { id }, body, caller: { userId, provenAt } }, ports) => {
    const now = ports.clock.now();
    const [key, held] = await Promise.all([ownKey(ports, userId, id), ports.holdings.find(userId)]);
    // Perhaps it was switched off because others know its secret.
    if (body.active && !key.active && !isRecent(provenAt, now)) throw new Fault('errors.passwordNeeded');
    const { description } = body;
    const changed = await ports.ownKeys.change(
      key,
      { ...body, description: description === '' ? null : description },
      now,
    );
    if (!changed) throw new Fault('errors.notFound');
    return keyView(changed, entitlementsOf(held, now), now);
  });

export const handler = await http(changeKey);
