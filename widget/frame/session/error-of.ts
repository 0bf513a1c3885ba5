import type { WidgetError } from '../../protocol.ts';
import type { Trouble } from './trouble.ts';

/** What the page hears of a session that could not be opened: for its developers. */
export const errorOf = ({ kind }: Trouble): WidgetError => {
  if (kind === 'over')
    return { code: 'tokenRefused', message: 'The token was used, is over, or is not for this origin.' };
  if (kind === 'off') return { code: 'off', message: 'The widget is switched off, or the plan does not include it.' };
  return { code: 'unreachable', message: `The session could not be opened (${kind}).` };
};
