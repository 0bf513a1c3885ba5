import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a toast', () => {
  it.each([
    ['success', 5_000],
    ['warning', 5_000],
    ['info', 5_000],
    ['error', 7_000],
  ] as const)('of type %s stays %i ms', (type, ms) => {
    const toasts = createToasts();
    toasts[type]('Título', 'mensaje');
    vi.advanceTimersByTime(ms - 1);
    expect(toasts.get()).toMatchObject([{ type, title: 'Título', message: 'mensaje' }]);
    vi.advanceTimersByTime(1);
    expect(toasts.get()).toEqual([]);
  });

  it('keeps what can be done about it as long as it stays', () => {
    const toasts = createToasts();
    const run = vi.fn<() => void>();
    toasts.success('Guardado', undefined, { label: 'Deshacer', run });
    toasts.get()[0]?.action?.run();
    expect(run).toHaveBeenCalledOnce();
  });

  it('leaves at once when it is dismissed, and only it', () => {
    const toasts = createToasts();
    toasts.info('uno');
    toasts.info('dos');
    toasts.dismiss(toasts.get()[0]?.id ?? 0);
    expect(toasts.get().map(({ title }) => title)).toEqual(['dos']);
  });

  it('waits while somebody is on it and then stays for what was left', () => {
    const toasts = createToasts();
    toasts.success('uno');
    vi.advanceTimersByTime(4_000);
    toasts.pause();
    vi.advanceTimersByTime(60_000);
    toasts.resume();
    vi.advanceTimersByTime(999);
    expect(toasts.get()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.get()).toEqual([]);
  });

  it('that comes while others wait, waits too', () => {
    const toasts = createToasts();
    toasts.info('uno');
    toasts.pause();
    toasts.info('dos');
    vi.advanceTimersByTime(60_000);
    expect(toasts.get()).toHaveLength(2);
    toasts.resume();
    vi.advanceTimersByTime(5_000);
    expect(toasts.get()).toEqual([]);
  });

  it('runs again after the last one on which somebody was has been dismissed', () => {
    const toasts = createToasts();
    toasts.info('uno');
    toasts.pause();
    toasts.dismiss(toasts.get()[0]?.id ?? 0);
    toasts.info('dos');
    vi.advanceTimersByTime(5_000);
    expect(toasts.get()).toEqual([]);
  });
});
