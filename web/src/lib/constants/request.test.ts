import { describe, expect, it, vi } from 'vitest';
import { backoffMs, requestConstants } from './request.ts';

const ok = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });
const bad = (status: number, statusText: string) => new Response('', { status, statusText });

/** Answers each attempt in turn; the last answer repeats. */
const serverThat = (...answers: (() => Promise<Response>)[]) => {
  let turn = 0;
  return vi.fn<typeof fetch>(() =>
    (answers[Math.min(turn++, answers.length - 1)] ?? (() => Promise.reject(new Error())))(),
  );
};

const request = (server: typeof fetch) => {
  const waits: number[] = [];
  const sleep = async (ms: number) => void waits.push(ms);
  return { waits, answer: requestConstants('/api/public/countries', 'es', { fetch: server, sleep }) };
};

const timeout = () => Promise.reject(new DOMException('late', 'TimeoutError'));

describe('a constants request', () => {
  it('asks for JSON in the language on screen', async () => {
    const server = serverThat(async () => ok([]));
    await request(server).answer;
    expect(server.mock.calls[0]?.[1]?.headers).toEqual({ 'content-type': 'application/json', 'accept-language': 'es' });
  });

  it('gives an attempt ten seconds', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    await request(serverThat(async () => ok([]))).answer;
    expect(limit).toHaveBeenCalledWith(10_000);
    limit.mockRestore();
  });

  it('tries three times, one and two seconds apart, when the server fails', async () => {
    const server = serverThat(async () => bad(503, 'Service Unavailable'));
    const { answer, waits } = request(server);
    await expect(answer).rejects.toMatchObject({ message: 'HTTP 503: Service Unavailable', retryable: true });
    expect(server).toHaveBeenCalledTimes(3);
    expect(waits).toEqual([1_000, 2_000]);
  });

  it('answers when a later attempt succeeds', async () => {
    const { answer } = request(
      serverThat(
        async () => bad(500, 'x'),
        async () => ok(['MX']),
      ),
    );
    await expect(answer).resolves.toEqual(['MX']);
  });

  it('does not repeat what the server refused', async () => {
    const server = serverThat(async () => bad(404, 'Not Found'));
    await expect(request(server).answer).rejects.toMatchObject({ message: 'HTTP 404: Not Found', retryable: false });
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('names a time-out and repeats it', async () => {
    const server = serverThat(timeout);
    await expect(request(server).answer).rejects.toMatchObject({ message: 'Request timeout', retryable: true });
    expect(server).toHaveBeenCalledTimes(3);
  });

  it('names a network failure with its reason and repeats it', async () => {
    const server = serverThat(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(request(server).answer).rejects.toMatchObject({
      message: 'Network error: Failed to fetch',
      retryable: true,
    });
    expect(server).toHaveBeenCalledTimes(3);
  });

  it('never waits longer than five seconds', () => {
    expect([1, 2, 3, 4, 9].map(backoffMs)).toEqual([1_000, 2_000, 4_000, 5_000, 5_000]);
  });
});
