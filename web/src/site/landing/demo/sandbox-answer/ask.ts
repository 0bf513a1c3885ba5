import type { SimulatedValidation } from '#shared/contract/resources/validation.ts';
import type { Problem } from '#shared/contract/client.ts';
import type { SandboxQuestion } from './questions.ts';

const path = '/api/public/sandbox-validations';

/** Where it is asked, as a line to paste has it. */
export const sandboxAddress = (): string => `${location.origin}${path}`;

/** What the API said, as it was sent, and what it means. */
export interface Said {
  readonly status: number;
  readonly ms: number;
  readonly body: unknown;
  readonly outcome:
    | { readonly is: 'answer'; readonly answer: SimulatedValidation }
    | { readonly is: 'refusal'; readonly details: readonly string[] }
    | { readonly is: 'wait'; readonly seconds: number }
    | { readonly is: 'failure' };
}

/** Our own server's, which its contract is tested against. */
const outcomeOf = (response: Response, body: unknown): Said['outcome'] => {
  if (response.ok) return { is: 'answer', answer: body as SimulatedValidation };
  if (response.status === 429) return { is: 'wait', seconds: Number(response.headers.get('retry-after') ?? 60) };
  if (response.status !== 422) return { is: 'failure' };
  const { detail, errors = [] } = body as Partial<Problem>;
  return { is: 'refusal', details: errors.length > 0 ? errors.map((one) => one.detail) : [detail ?? ''] };
};

/** Throws where nobody can be reached. */
export const askSandbox = async (question: SandboxQuestion, language: string): Promise<Said> => {
  const began = performance.now();
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(question),
  });
  const body: unknown = await response.json().catch(() => undefined);
  const ms = Math.round(performance.now() - began);
  return { status: response.status, ms, body, outcome: outcomeOf(response, body) };
};
