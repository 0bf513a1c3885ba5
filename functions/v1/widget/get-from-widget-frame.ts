import { getFromWidgetFrame as contract } from '#shared/contract/public/widget.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { triesLeft } from '../../rules/widget/tries.ts';
import { answerFor, answerPorts } from '../../widget/answer.ts';
import { findAsked, findPorts } from '../../widget/find.ts';
import { notBefore } from '../../widget/not-before.ts';

export const getFromWidgetFrame = implement(contract)
  .needing(...findPorts, ...answerPorts)
  .by(async ({ params: { id }, caller }, ports) => {
    const validation = await findAsked(ports, caller, id);
    const sinceMs = Date.parse(ports.clock.now()) - Date.parse(validation.createdAt);
    return notBefore(ports.clock.widgetSoonestMs() - sinceMs, () =>
      answerFor(ports, caller, validation, triesLeft(caller.session)),
    );
  });

export const handler = await http(getFromWidgetFrame);
