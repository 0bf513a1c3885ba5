import { createHmac } from 'node:crypto';
import { Fault } from '#shared/errors/fault.ts';
import { connect, type PortName } from '../../ports/connect.ts';
import { hashOf } from '../../proof.ts';
import type { WidgetSession } from '../../store/widget/session.ts';
import { headerOf } from '../http/header.ts';
import type { CallerProof } from './caller.ts';

/** A frame of the widget, and the session it opened. */
export interface Frame {
  readonly userId: string;
  readonly session: WidgetSession;
  readonly secretHash: string;
  /** What a server trades for a validation: the same however often it is told, and known to who knows the secret. */
  readonly resultTokenOf: (validationId: string) => string;
}

const ports = ['widgetRunning.prove', 'clock.now'] as const satisfies readonly PortName[];

/** 256 random bits each. */
const form = /^[\w-]{43}$/;

const resultTokenBy =
  (secret: string) =>
  (validationId: string): string =>
    `wr_${createHmac('sha256', secret).update(`result ${validationId}`).digest('base64url')}`;

/**
 * A frame shows the secret of its session and what it alone knows; one write proves both, counts the request, and gives
 * the session to the first frame. Unknown, expired, ended, used up or another frame's: it is refused in the same words.
 */
export const widget: CallerProof<Frame> = {
  needs: () => ports,
  prove: async (event, { opensSession: opens = false }) => {
    const [secret = '', frame = ''] = [headerOf(event, 'x-widget-session'), headerOf(event, 'x-widget-frame')];
    if (!form.test(secret) || !form.test(frame)) throw new Fault('errors.widgetSessionOver');
    const { widgetRunning, clock } = await connect(ports);
    const secretHash = hashOf(secret);
    const session = await widgetRunning.prove({ secretHash, frameHash: hashOf(frame), opens, now: clock.now() });
    if (!session) throw new Fault('errors.widgetSessionOver');
    const caller = { userId: session.userId, session, secretHash, resultTokenOf: resultTokenBy(secret) };
    return { caller, headers: {} };
  },
};
