import { createWidgetSession as contract } from '#shared/contract/public/widget.ts';
import { Fault } from '#shared/errors/fault.ts';
import { isCovered } from '#shared/widget/origin.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { mint, mintPorts } from '../../widget/mint.ts';
import { withinReach } from '../../widget/within-reach.ts';

export const createWidgetSession = implement(contract)
  .needing('widgetSettings.find', 'widgetHosts.note', ...mintPorts)
  .by(async ({ body: { environment, origin, ...asked }, caller: { userId, id, keyId, environment: own } }, ports) => {
    const wanted = environment ?? own;
    if (!withinReach[own].includes(wanted))
      throw new Fault('errors.productionNeedsPlan', { extra: { entitlement: 'restApi' } });
    const { isOn, allowedOrigins } = await ports.widgetSettings.find(userId);
    if (!isOn) throw new Fault('errors.widgetOff');
    if (!isCovered(origin, allowedOrigins)) {
      await ports.widgetHosts.note(userId, origin, ports.clock.now());
      throw new Fault('errors.originNotAllowed', { extra: { origin } });
    }
    return mint(ports, { ...asked, userId, key: { id, keyId }, environment: wanted, origin });
  });

export const handler = await http(createWidgetSession);
