import { Fault } from '#shared/errors/fault.ts';
import { connect, type PortName } from '../../ports/connect.ts';
import { isRecent } from '../../rules/login/recent-proof.ts';
import { isUser } from '../callers/user.ts';
import type { Step } from './step.ts';

const clockPorts = ['clock.now'] as const satisfies readonly PortName[];

/**
 * Refuses whoever proved too long ago whose account it is, before anything is done: whoever finds a browser open takes
 * nothing along. A new proof is given apart (`POST /api/auth/proof`), so that every such endpoint asks in the same way.
 */
export const stepUp: Step = {
  needs: ({ proof }) => (proof === 'recent' ? clockPorts : []),
  middleware: ({ spec: { proof } }) => {
    if (proof !== 'recent') return { before: () => undefined };
    return {
      before: async ({ internal: { caller } }) => {
        const { clock } = await connect(clockPorts);
        if (!isUser(caller) || !isRecent(caller.provenAt, clock.now())) throw new Fault('errors.passwordNeeded');
      },
    };
  },
};
