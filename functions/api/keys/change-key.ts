import { changeKey as contract } from '#shared/contract/app/keys.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { planOf } from '../../rules/credits/wallet.ts';
import { keyView } from './key-view.ts';
import { ownKey, ownKeyPorts } from './own-key.ts';

export const changeKey = implement(contract)
  .needing(...ownKeyPorts, 'ownKeys.change', 'credits.live', 'clock.now')
  .by(async ({ params: { id }, body, caller: { userId } }, ports) => {
    const now = ports.clock.now();
    const [key, lots] = await Promise.all([ownKey(ports, userId, id), ports.credits.live(userId, now)]);
    const { description } = body;
    const changed = await ports.ownKeys.change(
      key,
      { ...body, description: description === '' ? null : description },
      now,
    );
    if (!changed) throw new Fault('errors.notFound');
    return keyView(changed, planOf(lots), now);
  });

export const handler = await http(changeKey);
