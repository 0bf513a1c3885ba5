import { Fault } from '#shared/errors/fault.ts';
import type { PortsOf } from '../ports/connect.ts';
import { wrongWith } from '../rules/webhooks/receiver.ts';

/** Refuses an address that events cannot be sent to. Where its name leads is seen when one is sent. */
export const requireReceiver = ({ webhookReceivers }: PortsOf<'webhookReceivers.reach'>, url: string): void => {
  const code = wrongWith(url, webhookReceivers.reach());
  if (code) throw new Fault('errors.invalidFields', { fields: [{ pointer: '/url', code }] });
};
