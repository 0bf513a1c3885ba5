import { client } from '#shared/contract/client.ts';
import type { RequestOf } from '#shared/contract/endpoint.ts';
import type { createWidgetSession } from '#shared/contract/public/widget.ts';
import { sessions } from '#shared/contract/public/examples/widget.ts';
import { partsOf } from '#shared/widget/token.ts';
import { newToken } from '#functions/proof.ts';
import { publicApiOf } from './api-key.ts';
import type { Addresses } from './customer.ts';
import type { WidgetHolder } from './widget-holder.ts';

type Key = Awaited<ReturnType<WidgetHolder['newKey']>>;
type Asked = RequestOf<typeof createWidgetSession>['body'];

/** What ends a session, or asks under it, changes what others read of it: each thing of a frame has a session of its own. */
const thingIn = (path: string): string => path.split('/')[4] ?? '';

/** Frames that opened the session of the example, by the path that is called. */
export const exampleFrames = (cloud: Addresses, { server }: Key) => {
  const body = sessions[0]?.request as Asked;
  const open = async () => {
    const { secret = '' } = partsOf((await server('POST /v1/widget/sessions', { body })).token) ?? {};
    const widget = { secret, frame: newToken() };
    const call = client({ baseUrl: publicApiOf(cloud), widget });
    await call('POST /v1/widget/frame/open', { body: { origin: body.origin } });
    return widget;
  };
  const opened = new Map<string, ReturnType<typeof open>>();
  return (path: string) => {
    const frame = opened.get(thingIn(path)) ?? open();
    opened.set(thingIn(path), frame);
    return frame;
  };
};
