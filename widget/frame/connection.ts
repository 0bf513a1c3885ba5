import { readTicket } from '#shared/widget/token.ts';
import { connectIn, toFrameIn } from '../messages.ts';
import { protocol, type FromFrame, type Hello, type Looks, type ToFrame } from '../protocol.ts';

/** The page that the session was made for, and a line to it that nobody else has. */
export interface Connection {
  /** Of the page, as the browser and the ticket say it. */
  readonly origin: string;
  readonly token: string;
  readonly looks: Looks;
  /** Whether the page can get another token. */
  readonly renewable: boolean;
  send(message: FromFrame): void;
  /** What came before is heard, too. */
  listen(hear: (message: ToFrame) => void): void;
}

/** Through one port: whoever else holds the window of the frame cannot speak there. */
const through = (port: MessagePort, origin: string): Pick<Connection, 'send' | 'listen'> => ({
  send: (message) => port.postMessage(message),
  listen: (hear) => {
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = toFrameIn(data, origin);
      if (message) hear(message);
    };
  },
});

/** The ticket of this frame's address and the origin it names; whether it is true the edge judged before the frame loaded. */
const ticketOf = (address: string): { readonly ticket: string; readonly origin: string } | undefined => {
  const ticket = new URL(address).searchParams.get('t') ?? '';
  const origin = readTicket(ticket)?.o;
  return origin === undefined ? undefined : { ticket, origin };
};

/**
 * Says `hello` to the origin that the ticket names and takes the first answer of that window and that origin which brings
 * the token of this very ticket and a port. Every other message is nobody's: the frame waits on.
 */
export const connect = (): Promise<Connection> => {
  const { promise, resolve, reject } = Promise.withResolvers<Connection>();
  const expected = ticketOf(location.href);
  if (!expected || window.parent === window) {
    reject(new Error('The frame stands in no page that has a session'));
    return promise;
  }
  const { ticket, origin } = expected;
  const hear = ({ source, origin: from, data, ports }: MessageEvent<unknown>) => {
    const [port] = ports;
    if (source !== window.parent || from !== origin || !port || ports.length > 1) return;
    const said = connectIn(data, ticket);
    if (!said) return;
    window.removeEventListener('message', hear);
    const { token, options: looks, renewable } = said;
    resolve({ origin, token, looks, renewable, ...through(port, origin) });
  };
  window.addEventListener('message', hear);
  window.parent.postMessage({ type: `${protocol}:hello` } satisfies Hello, origin);
  return promise;
};
