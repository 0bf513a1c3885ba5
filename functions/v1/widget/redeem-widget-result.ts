import { redeemWidgetResult as contract } from '#shared/contract/public/widget.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { findPorts, findValidation } from '../../validations/find.ts';
import { withinReach } from '../../widget/within-reach.ts';

/** The token is used up last: whoever is told that this failed trades it again. */
export const redeemWidgetResult = implement(contract)
  .needing('widgetResults.find', 'widgetResults.redeem', ...findPorts)
  .by(async ({ body: { resultToken: token }, caller: { userId, environment } }, ports) => {
    const now = ports.clock.now();
    const found = await ports.widgetResults.find({ token, userId, environments: withinReach[environment], now });
    if (!found) throw new Fault('errors.notFound');
    const { validationId: id, isTraded } = found;
    const used = new Fault('errors.resultTokenUsed', { extra: { validationId: id } });
    if (isTraded) throw used;
    const validation = await findValidation(ports, { userId, id });
    if (!(await ports.widgetResults.redeem({ token, now }))) throw used;
    return validation;
  });

export const handler = await http(redeemWidgetResult);
