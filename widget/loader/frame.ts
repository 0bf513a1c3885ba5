import { own } from '../messages.ts';
import { protocol, reservedHeight, type Connect, type ToFrame, type WidgetErrorCode } from '../protocol.ts';
import { Channel, element, getter, later } from './captured.ts';
import { style } from './style.ts';

/** Whence this script came, and the frame too. The browser is asked, not `document`, in whose place markup can stand. */
const script: unknown = getter(Document.prototype, 'currentScript')?.call(document);
export const origin = new URL(script instanceof HTMLScriptElement ? script.src : location.href).origin;

/** How long a frame may take to load, and then to say `hello`, which it does while it loads. */
const patience = { toLoad: 20_000, toSpeak: 2_000 };

export interface FrameOptions {
  readonly box: HTMLElement;
  readonly ticket: string;
  readonly title: string;
  readonly isModal: boolean;
  readonly connect: () => Omit<Connect, 'type'>;
  readonly hear: (message: unknown) => void;
  /** It never spoke. */
  readonly fail: (code: WidgetErrorCode) => void;
  /** It loaded once more, and its session is another frame's. */
  readonly lost: () => void;
}

/** The frame in the page, and the line to it that nobody else has. */
export interface Frame {
  /** Whether there is a line yet. */
  readonly say: (message: ToFrame) => boolean;
  readonly focus: () => void;
  /** Never back: what stands below it moves once at most. */
  readonly grow: (pixels: number) => void;
  readonly remove: () => void;
}

export const openFrame = (options: FrameOptions): Frame => {
  const { box, ticket, title, isModal, connect, hear, fail, lost } = options;
  const iframe = element('iframe');
  let port: MessagePort | undefined;
  let height = reservedHeight;
  let isOver = false;

  const silent = (code: WidgetErrorCode) => () => {
    if (!port && !isOver) fail(code);
  };
  const greet = ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== iframe.contentWindow || from !== origin || own(data, 'type') !== `${protocol}:hello`) return;
    if (port) return lost();
    const { port1, port2 } = new Channel();
    port = port1;
    port.onmessage = (event: MessageEvent<unknown>) => hear(event.data);
    iframe.contentWindow?.postMessage({ type: `${protocol}:connect`, ...connect() }, origin, [port2]);
    if (isModal) iframe.focus();
  };
  const refused = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI.startsWith(origin)) silent('notAllowed')();
  };
  const size = () => style(iframe, { height: isModal ? `min(${height}px,100dvh)` : `${height}px` });

  iframe.title = title;
  iframe.allow = '';
  iframe.referrerPolicy = 'no-referrer';
  iframe.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  style(iframe, { all: 'initial', display: 'block', width: '100%', border: '0', opacity: '0' });
  size();
  iframe.onload = () => later(silent(navigator.onLine ? 'notAllowed' : 'unreachable'), patience.toSpeak);
  later(silent('unreachable'), patience.toLoad);
  addEventListener('message', greet);
  document.addEventListener('securitypolicyviolation', refused);
  iframe.src = `${origin}/v1/frame?t=${ticket}`;
  box.append(iframe);

  return {
    say: (message) => {
      port?.postMessage(message);
      return !!port;
    },
    focus: () => iframe.focus(),
    grow: (pixels) => {
      height = Math.max(height, pixels);
      size();
      style(iframe, { opacity: '1' });
    },
    remove: () => {
      isOver = true;
      removeEventListener('message', greet);
      document.removeEventListener('securitypolicyviolation', refused);
      port?.close();
      iframe.remove();
    },
  };
};
