import { rotateKey as contract } from '#shared/contract/app/keys.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { tellOwner } from '../../notices/tell-owner.ts';
import { entitlementsOf } from '../../rules/credits/entitlement.ts';
import { newSecret } from '../../rules/keys/secret.ts';
import { rotated } from '../../rules/keys/secrets.ts';
import { freshSecret } from './fresh-secret.ts';
import { keyView } from './key-view.ts';
import { ownKey, ownKeyPorts } from './own-key.ts';
import { proofPorts, requireProof } from '../../login/require-proof.ts';

export const rotateKey = implement(contract)
  .needing(...ownKeyPorts, 'ownKeys.rotate', 'holdings.find', 'keySecrets.hash', ...proofPorts)
  .by(async ({ params: { id }, body: { endsAtOnce, ...proof }, caller }, ports) => {
    const { userId } = caller;
    const key = await ownKey(ports, userId, id);
    await requireProof(ports, caller, proof);
    const now = ports.clock.now();
    const held = await ports.holdings.find(userId);
    const secret = newSecret(key.environment);
    const secrets = rotated(key.secrets, await freshSecret(ports, secret), { now, endsAtOnce });
    const after = await ports.ownKeys.rotate(key, secrets);
    // Somebody rotated it at the same time: their secret is the newest, and no third one may work.
    if (!after) throw new Fault('errors.tooManyRequests', { retryAfterSeconds: 1 });
    await tellOwner(ports, userId, { mail: 'keyRotated', facts: { key: key.keyId } }, now);
    return { ...keyView(after, entitlementsOf(held, now), now), secret };
  });

export const handler = await http(rotateKey);
