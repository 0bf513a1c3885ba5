import type { PortsOf } from '../ports/connect.ts';
import type { User } from '../store/accounts/users.ts';
import { withinSessions } from './login-of.ts';
import { passwordPorts, provePassword } from './prove-password.ts';
import { proveSecondFactor, secondFactorPorts } from './prove-second-factor.ts';

export const ownerPorts = [...passwordPorts, ...secondFactorPorts] as const;

interface Given {
  readonly password: string;
  readonly code?: string | undefined;
}

/**
 * Whoever is signed in proves once more whose account it is: by the password, and by the second factor where there is one.
 * Failures are counted among those who hold a session of it.
 */
export const proveOwner = async (
  ports: PortsOf<(typeof ownerPorts)[number]>,
  userId: string,
  { password, code }: Given,
): Promise<{ readonly user: User; readonly factor: Awaited<ReturnType<typeof proveSecondFactor>> }> => {
  const user = await provePassword(ports, userId, { password, pointer: '/password' });
  const factor = await proveSecondFactor(ports, userId, {
    code,
    counted: withinSessions('code', userId),
  });
  return { user, factor };
};
