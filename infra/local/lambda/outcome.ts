/** How a function failed, in the words of the Lambda service. */
export interface FunctionError {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace?: readonly string[];
}

/** What one invocation came to: the parsed answer, or the error. */
export interface Outcome {
  readonly requestId: string;
  readonly payload?: unknown;
  readonly error?: FunctionError;
  readonly durationMs: number;
  /** What the function itself computed; absent when it gave no answer. */
  readonly processorMs?: number;
  /** Present when this invocation had to start an environment. */
  readonly initMs?: number;
}

const largestPayload = 6_291_556;

/** Errors of the Lambda service itself, in its own words. */
export const failures = {
  timedOut: (requestId: string, seconds: number): FunctionError => ({
    errorType: 'Sandbox.Timedout',
    errorMessage: `RequestId: ${requestId} Error: Task timed out after ${seconds.toFixed(2)} seconds`,
  }),
  exited: (requestId: string, code: number): FunctionError => ({
    errorType: 'Runtime.ExitError',
    errorMessage: `RequestId: ${requestId} Error: Runtime exited with error: exit status ${code}`,
  }),
  killed: (requestId: string): FunctionError => ({
    errorType: 'Runtime.ExitError',
    errorMessage: `RequestId: ${requestId} Error: Runtime exited with error: signal: killed`,
  }),
  throttled: (): FunctionError => ({
    errorType: 'TooManyRequestsException',
    errorMessage: 'Rate Exceeded.',
  }),
  tooLarge: (bytes: number): FunctionError => ({
    errorType: 'Function.ResponseSizeTooLarge',
    errorMessage: `Response payload size (${bytes} bytes) exceeded maximum allowed payload size (${largestPayload} bytes).`,
  }),
} satisfies Record<string, (...details: never[]) => FunctionError>;

/** The answer a caller sees; a synchronous answer may not exceed 6 MB. */
export const readPayload = (json: string | undefined): Pick<Outcome, 'payload' | 'error'> => {
  const bytes = json === undefined ? 0 : Buffer.byteLength(json);
  if (bytes > largestPayload) return { error: failures.tooLarge(bytes) };
  return { payload: json === undefined ? null : (JSON.parse(json) as unknown) };
};
