import { partsOf } from '#shared/widget/token.ts';
import { own } from '../messages.ts';
import type { WidgetErrorCode } from '../protocol.ts';
import { freeze, hasOwn } from './captured.ts';
import { failure } from './failure.ts';
import { openFrame, type Frame } from './frame.ts';
import { mistake, readLooks, readOptions } from './options.ts';
import { inlinePlace, modalPlace, type Place } from './place.ts';
import { resultIn } from './result.ts';
import { languageOf, reasons, texts } from './texts.ts';
import type { Failure, Looks, Options, Widget } from './types.ts';

/** A widget of its own: frame, line and session belong to no other. */
export const createWidget = (given: Options): Widget => {
  const options = readOptions(given);
  const { token, fetchToken, mode = 'inline', container, onReady, onSuccess, onExit, onError } = options;
  const isModal = mode === 'modal';
  let looks: Looks = readLooks(options);
  let place: Place | undefined;
  let frame: Frame | undefined;
  /** Which opening this is: what an earlier one still waited for is not for it. */
  let opening = 0;

  let isStarting = false;
  let isDestroyed = false;

  const words = () => texts[languageOf(looks.language)];
  const tell = (code: WidgetErrorCode, message = reasons[code] ?? code) => {
    const told: Failure = freeze({ code, message });
    if (onError) onError(told);
    else console.error(`CuentaClara: ${message}`, told);
  };
  const leave = () => {
    place?.hide();
    // The frame knows what was asked in it, and says `exit`.
    if (!frame?.say({ type: 'hidden' })) onExit?.(freeze({ asked: 0 }));
  };
  const clear = () => {
    frame?.remove();
    frame = undefined;
    place?.box.replaceChildren();
  };
  const fail = (code: WidgetErrorCode) => {
    clear();
    const { failed: text, close, again } = words();
    const [action, act] = isModal ? [close, leave] : [again, () => void start()];
    place?.box.append(failure({ text, action, theme: looks.theme, act }));
    tell(code);
  };
  /** Of a session that nobody opened yet, or nothing. */
  const freshToken = async (): Promise<string | undefined> => {
    try {
      const fresh: unknown = fetchToken ? await fetchToken() : token;
      return typeof fresh === 'string' && partsOf(fresh) ? fresh : undefined;
    } catch {
      return undefined;
    }
  };

  const heard: Readonly<Record<string, (message: unknown) => void>> = {
    ready: (message) => {
      const ignored = own(message, 'ignored');
      if (Array.isArray(ignored) && ignored.length > 0) console.warn('CuentaClara: appearance leaves out', ...ignored);
      onReady?.();
    },
    height: (message) => {
      const pixels = own(message, 'pixels');
      if (typeof pixels === 'number' && pixels < 4_000) frame?.grow(pixels);
    },
    success: (message) => {
      place?.hide();
      onSuccess?.(resultIn(own(message, 'result')));
    },
    exit: (message) => {
      place?.hide();
      onExit?.(freeze({ asked: Number(own(message, 'asked')) }));
    },
    error: (message) => {
      const error = own(message, 'error');
      tell(own(error, 'code') as WidgetErrorCode, String(own(error, 'message')));
    },
    renew: async () => {
      const mine = opening;
      const fresh = await freshToken();
      if (mine !== opening) return;
      if (fetchToken && fresh) frame?.say({ type: 'renewed', token: fresh });
      else tell('tokenRefused');
    },
  };

  const start = async () => {
    clear();
    opening += 1;
    isStarting = true;
    const mine = opening;
    const fresh = await freshToken();
    const ticket = fresh && partsOf(fresh)?.ticket;
    if (mine !== opening || !place) return;
    isStarting = false;
    if (!ticket) return fail('tokenRefused');
    frame = openFrame({
      box: place.box,
      ticket,
      title: words().title,
      isModal,
      connect: () => ({ token: fresh, options: { ...looks, mode }, renewable: !!fetchToken }),
      hear: (message) => {
        const type = own(message, 'type');
        if (typeof type === 'string' && hasOwn(heard, type)) heard[type]?.(message);
      },
      fail,
      // Somebody moved it within the page: the session was the former frame's.
      lost: () => (fetchToken ? void start() : fail('tokenRefused')),
    });
  };
  return freeze<Widget>({
    open: (target) => {
      if (isDestroyed) throw mistake('this widget was destroyed: create another');
      place ??= isModal ? modalPlace(words().title, leave) : inlinePlace(target ?? container);
      place.show();
      if (frame) {
        frame.say({ type: 'shown' });
        if (isModal) frame.focus();
      } else if (!isStarting) void start();
    },
    update: (next) => {
      const changed = readLooks(next);
      looks = { ...looks, ...changed };
      frame?.say({ type: 'update', options: changed });
    },
    destroy: () => {
      isDestroyed = true;
      opening += 1;
      clear();
      place?.remove();
      place = undefined;
    },
  });
};
