import { Fault } from '#shared/errors/fault.ts';
import type { WidgetSession } from '../../store/widget/session.ts';
import type { CallerProof } from './caller.ts';

/** A frame of the widget, and the session it opened. */
export interface Frame {
  readonly userId: string;
  readonly session: WidgetSession;
  readonly secretHash: string;
}

/** A frame shows the secret of its session and what it alone knows; one write proves both. */
export const widget: CallerProof<Frame> = {
  needs: () => [],
  prove: async () => {
    throw new Fault('errors.internal');
  },
};
