/** Limits of spec section 9 for the lists every form needs. */
export const timeoutMs = 10_000;
export const attempts = 3;
export const firstBackoffMs = 1_000;
export const maxBackoffMs = 5_000;

/** A constants request that got no usable answer. Only time-outs, network failures and 5xx are worth another try. */
export class ConstantsError extends Error {
  readonly retryable: boolean;

  constructor(message: string, retryable: boolean, cause?: unknown) {
    super(message, { cause });
    this.name = 'ConstantsError';
    this.retryable = retryable;
  }
}

export interface RequestPorts {
  readonly fetch: typeof fetch;
  readonly sleep: (ms: number) => Promise<void>;
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

const asConstantsError = (cause: unknown): ConstantsError => {
  if (cause instanceof ConstantsError) return cause;
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return new ConstantsError('Request timeout', true, cause);
  return new ConstantsError(`Network error: ${messageOf(cause)}`, true, cause);
};

const requestOnce = async (path: string, language: string, send: typeof fetch): Promise<unknown> => {
  const response = await send(path, {
    headers: { 'content-type': 'application/json', 'accept-language': language },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new ConstantsError(`HTTP ${response.status}: ${response.statusText}`, response.status >= 500);
  return response.json();
};

/** Pause before the attempt after `tries` failed ones: 1 s, 2 s, 4 s, never more than 5 s. */
export const backoffMs = (tries: number): number => Math.min(firstBackoffMs * 2 ** (tries - 1), maxBackoffMs);

export const requestConstants = async (
  path: string,
  language: string,
  { fetch: send, sleep }: RequestPorts,
): Promise<unknown> => {
  for (let tries = 1; ; tries++) {
    try {
      return await requestOnce(path, language, send);
    } catch (cause) {
      const error = asConstantsError(cause);
      if (!error.retryable || tries === attempts) throw error;
      await sleep(backoffMs(tries));
    }
  }
};
