import { askSandbox } from './ask.ts';
import { SandboxAnswer } from './sandbox-answer.tsx';

/** What asks the sandbox, and what shows its answer. */
export const answering = { ask: askSandbox, SandboxAnswer };
