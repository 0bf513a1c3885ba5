import { getDelivery as contract } from '#shared/contract/public/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { findDeliveryPorts, showDelivery } from '../../webhooks/deliveries.ts';

export const getDelivery = implement(contract)
  .needing(...findDeliveryPorts)
  .by(async ({ params: { id }, caller: { userId, environment } }, ports) =>
    showDelivery(ports, { userId, id, environment }),
  );

export const handler = await http(getDelivery);
