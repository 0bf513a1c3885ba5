import type { WidgetErrorCode } from '../protocol.ts';
import { bare, freeze } from './captured.ts';
import { failure } from './failure.ts';
import { openFrame, type Frame } from './frame.ts';
import { readLooks, readOptions } from './options.ts';
import { inlinePlace, modalPlace, type Place } from './place.ts';
import { resultIn } from './result.ts';
import { reasons, textsIn } from './texts.ts';
import type { Options, Widget } from './types.ts';

/** What the frame may say, of which nothing is believed but that it is the frame. */
interface Said {
  readonly type: string;
  readonly ignored: readonly string[];
  readonly pixels: number;
  readonly result: unknown;
  readonly asked: number;
  readonly error: { readonly code: WidgetErrorCode; readonly message: string };
}

/** A widget of its own: frame, line and session belong to no other. */
export const createWidget = (given: Options): Widget => {
  const options = readOptions(given);
  const { token, fetchToken, mode = 'inline', container, onReady, onSuccess, onExit, onError } = options;
  const isModal = mode === 'modal';
  let looks = readLooks(options);
  let place: Place | undefined;
  let frame: Frame | undefined;
  /** Which opening this is: what an earlier one still waits for is not for it. */
  let opening: object | undefined;

  const tell = (code: WidgetErrorCode, message = reasons[code] ?? code) => {
    if (onError) onError({ code, message });
    else console.error(`CuentaClara: ${message}`);
  };
  const leave = () => {
    place?.hide();
    // The frame knows what was asked in it, and says `exit`.
    if (!frame?.say({ type: 'hidden' })) onExit?.({ asked: 0 });
  };
  const clear = () => {
    opening = undefined;
    frame?.end();
    frame = undefined;
    place?.box.replaceChildren();
  };
  const fail = (code: WidgetErrorCode) => {
    const { failed, close, again } = textsIn(looks.language);
    clear();
    place?.box.append(failure(failed, isModal ? close : again, isModal ? leave : start, looks.theme));
    tell(code);
  };
  /** Of a session that nobody opened yet, while this opening lasts. */
  const fresh = async (use: (token: string, ticket: string) => void, refuse: (code: WidgetErrorCode) => void) => {
    const mine = opening;
    const given = String(await (async () => fetchToken?.() ?? token)().catch(() => {}));
    const [, ticket] = /^wt_([\w-]+\.[\w-]{43})\.[\w-]{43}$/.exec(given) ?? [];
    if (mine !== opening) return;
    if (ticket) use(given, ticket);
    else refuse('tokenRefused');
  };

  const heard = bare<Readonly<Record<string, (said: Said) => void>>>({
    ready: ({ ignored }: Said) => {
      if (ignored.length) console.warn('CuentaClara: appearance leaves out', ignored);
      onReady?.();
    },
    height: ({ pixels }: Said) => frame?.grow(pixels),
    success: ({ result }: Said) => {
      place?.hide();
      onSuccess?.(resultIn(result));
    },
    exit: ({ asked }: Said) => {
      place?.hide();
      onExit?.({ asked });
    },
    error: ({ error }: Said) => tell(error.code, error.message),
    renew: () => fetchToken && void fresh((token) => frame?.say({ type: 'renewed', token }), tell),
  });

  const start = () => {
    clear();
    opening = {};
    void fresh((token, ticket) => {
      if (!place) return;
      frame = openFrame({
        box: place.box,
        ticket,
        title: textsIn(looks.language).title,
        isModal,
        connect: () => ({ token, options: { ...looks, mode }, renewable: !!fetchToken }),
        hear: (message) => {
          const said = bare<Said>(message);
          heard[said.type]?.(said);
        },
        fail,
        // Somebody moved it within the page: the session was the former frame's.
        lost: () => (fetchToken ? start() : fail('tokenRefused')),
      });
      frame.dress(looks.theme);
    }, fail);
  };

  return freeze<Widget>({
    open: (target) => {
      place ??= isModal ? modalPlace(textsIn(looks.language).title, leave) : inlinePlace(target ?? container);
      place.show();
      frame?.say({ type: 'shown' });
      if (!opening) start();
    },
    update: (next) => {
      const changed = readLooks(next);
      looks = { ...looks, ...changed };
      frame?.dress(looks.theme);
      frame?.say({ type: 'update', options: changed });
    },
    destroy: () => {
      clear();
      place?.remove();
      place = undefined;
    },
  });
};
