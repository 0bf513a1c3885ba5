import { logger, nameOf } from '../log.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { cancel } from '../subscriptions/cancel.ts';
import { endSubscriptionPorts } from '../subscriptions/settle-subscription.ts';

export const endAccessPorts = [
  ...endSubscriptionPorts,
  'sessions.ofUser',
  'sessions.remove',
  'keyring.find',
  'keyring.remove',
  'webhooks.list',
  'webhooks.remove',
  'widgetSettings.change',
  'subscriptions.ofUser',
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof endAccessPorts)[number]>;

const cancelAll = async (ports: Ports, userId: string): Promise<void> => {
  const running = (await ports.subscriptions.ofUser(userId)).filter(
    ({ agreementId, endedAs }) => agreementId !== undefined && endedAs === undefined,
  );
  for (const subscription of running) await cancel(ports, subscription);
};

/** Whatever lets anybody in, is sent anything, or is charged: dead from here on. Harmless when it is repeated. */
export const endAccess = async (ports: Ports, userId: string): Promise<void> => {
  await ports.sessions.remove(await ports.sessions.ofUser(userId));
  const { keyIds } = await ports.keyring.find(userId);
  for (const id of Object.keys(keyIds)) await ports.keyring.remove(userId, id);
  await ports.widgetSettings.change(userId, { isOn: false });
  for (const { id } of await ports.webhooks.list(userId)) await ports.webhooks.remove(userId, id);
  await cancelAll(ports, userId);
};

/** The same, where what fails is done by the job. */
export const tryToEndAccess = (ports: Ports, userId: string): Promise<void> =>
  endAccess(ports, userId).catch((error: unknown) =>
    logger.error('access not ended at once', { userId, cause: nameOf(error) }),
  );
