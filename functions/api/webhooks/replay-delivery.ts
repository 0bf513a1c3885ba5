import { replayDelivery as contract } from '#shared/contract/app/webhooks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { replay, replayPorts } from '../../webhooks/replay.ts';

export const replayDelivery = implement(contract)
  .needing(...replayPorts)
  .by(async ({ params: { id }, caller: { userId } }, ports) => replay(ports, { userId, id }));

export const handler = await http(replayDelivery);
