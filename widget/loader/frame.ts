import { protocol, reservedHeight, type Connect, type Hello, type ToFrame, type WidgetErrorCode } from '../protocol.ts';
import { bare, Channel, element, later, listen, own } from './captured.ts';
import { schemeOf, style } from './style.ts';
import type { Theme } from './types.ts';

/** Whence this script came, and the frame too. */
const { origin } = new URL((own('currentScript') as HTMLScriptElement).src);

/** How long a frame may take to load, and then to say `hello`, which it does while it loads: milliseconds. */
const toLoad = 20_000;
const toSpeak = 2_000;

export interface FrameOptions {
  readonly box: HTMLElement;
  readonly ticket: string;
  readonly title: string;
  readonly isModal: boolean;
  readonly connect: () => Omit<Connect, 'type'>;
  readonly hear: (message: unknown) => void;
  /** It never spoke. */
  readonly fail: (code: WidgetErrorCode) => void;
  /** It loaded once more, and its session is the former frame's. */
  readonly lost: () => void;
}

/** The frame in the page, and the line to it that nobody else has. */
export interface Frame {
  /** Whether there is a line yet. */
  readonly say: (message: ToFrame) => boolean;
  readonly dress: (theme: Theme | undefined) => void;
  /** Never back: what stands below it moves once at most. */
  readonly grow: (pixels: number) => void;
  /** Nothing of it is heard any more; who holds the box takes it out. */
  readonly end: () => void;
}

export const openFrame = ({ box, ticket, title, isModal, connect, hear, fail, lost }: FrameOptions): Frame => {
  const iframe = element('iframe');
  const life = new AbortController();
  const { signal } = life;
  let port: MessagePort | undefined;
  let height = reservedHeight;

  const silent = (code: WidgetErrorCode) => {
    if (!port && !signal.aborted) fail(code);
  };
  const grow = (pixels: number) => {
    height = pixels > height ? pixels : height;
    style(iframe, `height:${isModal ? `min(${height}px,100dvh)` : `${height}px`};`);
  };
  const greet = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== iframe.contentWindow || from !== origin || bare<Hello>(data).type !== `${protocol}:hello`) return;
    if (port) return lost();
    const { port1, port2 } = new Channel();
    port = port1;
    port.onmessage = (event: MessageEvent<unknown>) => hear(event.data);
    iframe.contentWindow?.postMessage({ type: `${protocol}:connect`, ...connect() }, origin, [port2]);
    if (isModal) iframe.focus();
  };

  const refused = ({ blockedURI }: SecurityPolicyViolationEvent) =>
    blockedURI.startsWith(origin) && silent('notAllowed');

  iframe.title = title;
  iframe.allow = '';
  iframe.referrerPolicy = 'no-referrer';
  iframe.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  style(iframe, 'all:initial;display:block;width:100%;opacity:0;');
  grow(0);
  iframe.onload = () => later(() => silent(navigator.onLine ? 'notAllowed' : 'unreachable'), toSpeak);
  later(() => silent('unreachable'), toLoad);
  listen.call(window, 'message', greet as (event: Event) => void, { signal });
  listen.call(document, 'securitypolicyviolation', refused as (event: Event) => void, { signal });
  iframe.src = `${origin}/v1/frame?t=${ticket}`;
  box.append(iframe);

  return {
    say: (message) => {
      port?.postMessage(message);
      return !!port;
    },
    dress: (theme) => style(iframe, schemeOf(theme)),
    grow: (pixels) => {
      grow(pixels);
      style(iframe, 'opacity:1;');
    },
    end: () => {
      life.abort();
      port?.close();
    },
  };
};
