import { getUsage as contract } from '#shared/contract/app/usage.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { usageOf, usagePorts } from '../../usage/usage-of.ts';

export const getUsage = implement(contract)
  .needing(...usagePorts)
  .by(({ query: { period, key, environment }, caller: { userId } }, ports) =>
    usageOf(ports, { userId, environment, key, period: Number(period) }),
  );

export const handler = await http(getUsage);
