import type { CallOptions } from '../attempt.ts';
import type { Connection } from '../connect.ts';
import type { CreateWidgetSessionBody, Validation, WidgetSession } from '../generated/types.ts';

export const widget = ({ call }: Connection) => ({
  /** Leave for one page to show the widget once: hand its token to that page. It takes a key of the widget. */
  createSession: (body: CreateWidgetSessionBody, options?: CallOptions): Promise<WidgetSession> =>
    call('createWidgetSession', { body }, options),
  /** Trades the token that the page got for the whole validation, once. */
  redeem: (resultToken: string, options?: CallOptions): Promise<Validation> =>
    call('redeemWidgetResult', { body: { resultToken } }, options),
});
export type Widget = ReturnType<typeof widget>;
