import { endWidgetFrame as contract } from '#shared/contract/public/widget.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const endWidgetFrame = implement(contract)
  .needing('widgetRunning.end', 'clock.now')
  .by(async ({ body, caller: { secretHash } }, { widgetRunning, clock }) => {
    await widgetRunning.end(secretHash, body.as, clock.now());
    return undefined;
  });

export const handler = await http(endWidgetFrame);
