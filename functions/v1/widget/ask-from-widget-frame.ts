import { askFromWidgetFrame as contract } from '#shared/contract/public/widget.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const askFromWidgetFrame = implement(contract)
  .needing()
  .by(async () => {
    throw new Fault('errors.internal');
  });

export const handler = await http(askFromWidgetFrame);
