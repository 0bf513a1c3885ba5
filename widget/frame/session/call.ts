import { ApiError, type Problem } from '#shared/contract/client.ts';

/** Who calls: the secret of the session, and what this frame alone knows. */
export interface Caller {
  readonly secret: string;
  readonly frame: string;
  readonly language: () => string;
}

const problemIn = (value: unknown): Problem | undefined =>
  typeof value === 'object' && value !== null && 'error' in value ? (value as Problem) : undefined;

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The calls of a frame: few enough for less than the client of all the contract weighs. Refusals are an `ApiError`, as there. */
export const callAs =
  ({ secret, frame, language }: Caller) =>
  async (path: string, body?: unknown, isLasting = false): Promise<unknown> => {
    const response = await fetch(`/v1/widget/frame/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      keepalive: isLasting,
      headers: {
        accept: 'application/json',
        'accept-language': language(),
        'x-widget-session': secret,
        'x-widget-frame': frame,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new ApiError('Network error', 0, undefined, cause);
    });
    const value = jsonIn(await response.text());
    if (!response.ok) throw new ApiError(`HTTP ${response.status}`, response.status, problemIn(value));
    return value;
  };
