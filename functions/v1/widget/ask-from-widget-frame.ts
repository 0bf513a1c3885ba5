import { askFromWidgetFrame as contract } from '#shared/contract/public/widget.ts';
import { http } from '../../entry/http.ts';
import { Answer, implement } from '../../entry/implement.ts';
import { answerFor, answerPorts } from '../../widget/answer.ts';
import { askPorts, prepare } from '../../widget/ask.ts';
import { lookAgainSeconds } from '../../widget/find.ts';
import { notBefore } from '../../widget/not-before.ts';

export const askFromWidgetFrame = implement(contract)
  .needing(...askPorts, ...answerPorts)
  .by(async ({ body, caller }, ports) => {
    const ask = await prepare(ports, caller, body);
    return notBefore(ports.clock.widgetSoonestMs(), async () => {
      const { validation, left } = await ask();
      const view = await answerFor(ports, caller, validation, left);
      if (view.verdict) return view;
      const after = String(lookAgainSeconds(validation, ports.clock.now()));
      return new Answer(view, { location: `${contract.path}/${view.id}`, 'retry-after': after }, 202);
    });
  });

export const handler = await http(askFromWidgetFrame);
