import { createStore, type Store } from '../store.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

/** What can be done about what happened, as long as the toast stays. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly title: string;
  readonly message: string | undefined;
  readonly action?: ToastAction | undefined;
}

/** How long each type stays, in milliseconds. */
export const toastDurationMs: Readonly<Record<ToastType, number>> = {
  success: 5_000,
  error: 7_000,
  warning: 5_000,
  info: 5_000,
};

type Show = (title: string, message?: string, action?: ToastAction) => void;

export interface Toasts extends Pick<Store<readonly Toast[]>, 'get' | 'subscribe'>, Readonly<Record<ToastType, Show>> {
  readonly dismiss: (id: number) => void;
  /** Stops the clocks while the pointer or the focus is on a toast; `resume` gives each its remaining time. */
  readonly pause: () => void;
  readonly resume: () => void;
}

interface Clock {
  left: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export const createToasts = (now: () => number = Date.now): Toasts => {
  const store = createStore<readonly Toast[]>([]);
  const clocks = new Map<number, Clock>();
  let paused = false;
  let lastId = 0;

  const dismiss = (id: number) => {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    store.set(store.get().filter((toast) => toast.id !== id));
    if (store.get().length === 0) paused = false;
  };

  const run = (id: number, clock: Clock) => {
    clock.startedAt = now();
    clock.timer = setTimeout(() => dismiss(id), clock.left);
  };

  const show =
    (type: ToastType): Show =>
    (title, message, action) => {
      const id = ++lastId;
      const clock: Clock = { left: toastDurationMs[type], startedAt: now(), timer: undefined };
      clocks.set(id, clock);
      store.set([...store.get(), { id, type, title, message, action }]);
      if (!paused) run(id, clock);
    };

  const pause = () => {
    if (paused) return;
    paused = true;
    for (const clock of clocks.values()) {
      clearTimeout(clock.timer);
      clock.left -= now() - clock.startedAt;
    }
  };

  const resume = () => {
    if (!paused) return;
    paused = false;
    for (const [id, clock] of clocks) run(id, clock);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    success: show('success'),
    error: show('error'),
    warning: show('warning'),
    info: show('info'),
    dismiss,
    pause,
    resume,
  };
};

/** The toasts of this window: `toasts.success('Clave creada', 'Guarda el secreto ahora.')`. */
export const toasts = createToasts();
