import { replayDelivery as contract } from '#shared/contract/public/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { replay, replayPorts } from '../../webhooks/replay.ts';

export const replayDelivery = implement(contract)
  .needing(...replayPorts)
  .by(async ({ params: { id }, caller: { userId, environment } }, ports) => replay(ports, { userId, id, environment }));

export const handler = await http(replayDelivery);
