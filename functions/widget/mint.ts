import type { Environment } from '#shared/validation/environment.ts';
import { widgetLimits, type WidgetLanguage, type WidgetTheme } from '#shared/validation/widget.ts';
import { tokenOf } from '#shared/widget/token.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { hashOf, newId, newToken } from '../proof.ts';
import { plusSeconds } from '../rules/time.ts';

export const mintPorts = [
  'widgetSessions.create',
  'widgetTickets.sign',
  'clock.now',
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof mintPorts)[number]>;

/** What a session is to be, and whose. */
interface Wanted {
  readonly userId: string;
  /** The key that asks; absent where its owner tries the widget. */
  readonly key?: { readonly id: string; readonly keyId: string };
  readonly environment: Environment;
  readonly origin: string;
  readonly maxValidations: number;
  readonly language?: WidgetLanguage | undefined;
  readonly theme?: WidgetTheme | undefined;
  readonly country?: string | undefined;
  readonly reference?: string | undefined;
}

/** Leave for one page to show the widget once: kept by the hash of its secret, which only the token holds. */
export const mint = async (ports: Ports, { key, ...wanted }: Wanted) => {
  const { origin, environment, maxValidations } = wanted;
  const createdAt = ports.clock.now();
  const expiresAt = plusSeconds(createdAt, widgetLimits.sessionMinutes * 60);
  const secret = newToken();
  const ticket = await ports.widgetTickets.sign({ o: origin, e: Math.floor(Date.parse(expiresAt) / 1000) });
  const begun = { asked: 0, requests: 0, questions: {}, createdAt, expiresAt, steps: { minted: createdAt } };
  await ports.widgetSessions.create(hashOf(secret), {
    ...wanted,
    ...(key && { key: key.id, keyId: key.keyId }),
    ...begun,
    id: newId('wse', createdAt),
  });
  return { token: tokenOf({ ticket, secret }), expiresAt, origin, environment, maxValidations };
};
