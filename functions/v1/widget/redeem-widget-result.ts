import { redeemWidgetResult as contract } from '#shared/contract/public/widget.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { findPorts, findValidation } from '../../validations/find.ts';
import { withinReach } from '../../widget/within-reach.ts';

export const redeemWidgetResult = implement(contract)
  .needing('widgetResults.redeem', ...findPorts)
  .by(async ({ body: { resultToken: token }, caller: { userId, environment } }, ports) => {
    const shown = { token, userId, environments: withinReach[environment], now: ports.clock.now() };
    const traded = await ports.widgetResults.redeem(shown);
    if (!traded) throw new Fault('errors.notFound');
    const { validationId: id, isFirst } = traded;
    if (!isFirst) throw new Fault('errors.resultTokenUsed', { extra: { validationId: id } });
    return findValidation(ports, { userId, id });
  });

export const handler = await http(redeemWidgetResult);
