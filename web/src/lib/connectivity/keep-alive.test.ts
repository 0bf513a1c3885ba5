import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeepAlive } from './keep-alive.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const started = (ping = vi.fn<() => Promise<unknown>>(async () => undefined)) => ({
  ping,
  keepAlive: createKeepAlive(ping),
});

describe('the keep-alive', () => {
  it('pings every five minutes once it is scheduled', async () => {
    const { ping, keepAlive } = started();
    keepAlive.schedule();
    await vi.advanceTimersByTimeAsync(5 * minute - 1);
    expect(ping).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5 * minute + 1);
    expect(ping).toHaveBeenCalledTimes(2);
  });

  it('is silent after going offline and speaks again when online', async () => {
    const { ping, keepAlive } = started();
    keepAlive.schedule();
    keepAlive.cancel();
    await vi.advanceTimersByTimeAsync(20 * minute);
    expect(ping).not.toHaveBeenCalled();
    keepAlive.schedule();
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(ping).toHaveBeenCalledTimes(1);
  });

  it('keeps one rhythm, however often it is scheduled', async () => {
    const { ping, keepAlive } = started();
    keepAlive.schedule();
    keepAlive.schedule();
    await vi.advanceTimersByTimeAsync(5 * minute);
    expect(ping).toHaveBeenCalledTimes(1);
  });

  it.each([
    [240_000, 1],
    [240_001, 2],
  ])('when the page becomes visible %i ms after the last ping has sent %i', async (ms, sent) => {
    const { ping, keepAlive } = started();
    await keepAlive.warmUp();
    await vi.advanceTimersByTimeAsync(ms);
    keepAlive.visible();
    expect(ping).toHaveBeenCalledTimes(sent);
  });

  it.each([
    [120_000, 1],
    [120_001, 2],
  ])('before a login %i ms after the last ping has sent %i', async (ms, sent) => {
    const { ping, keepAlive } = started();
    await keepAlive.warmUp();
    await vi.advanceTimersByTimeAsync(ms);
    await keepAlive.warmUp();
    expect(ping).toHaveBeenCalledTimes(sent);
  });

  it('lets a login go on when its warm-up fails', async () => {
    const { keepAlive } = started(vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('timeout'))));
    await expect(keepAlive.warmUp()).resolves.toBeUndefined();
  });
});
