import { showReset as contract } from '#shared/contract/app/auth.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { hashOf } from '../../proof.ts';
import { resetLinkPorts, resetOwnerOf } from './reset-link.ts';

export const showReset = implement(contract)
  .needing(...resetLinkPorts, 'clock.now')
  .by(async ({ body: { token } }, ports) => {
    await resetOwnerOf(ports, hashOf(token));
    return undefined;
  });

export const handler = await http(showReset);
