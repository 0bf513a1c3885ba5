import type { TryName } from '../try-names.ts';
import type { Stage } from '../stage.ts';
import { askSandbox } from './ask.ts';
import { questionOfStage, questionOfTry } from './questions.ts';
import { SandboxAnswer } from './sandbox-answer.tsx';

/** What is asked: the number on the stage, or one of those that have an answer each. */
export type Wanted = Pick<Stage, 'country' | 'demo' | 'text'> & { readonly tried?: TryName };

const questionOf = ({ country, demo, text, tried }: Wanted) =>
  tried === undefined ? questionOfStage(country, demo, text) : questionOfTry(demo.country, tried);

const ask = async (wanted: Wanted, language: string) => {
  const question = questionOf(wanted);
  return { question, said: await askSandbox(question, language) };
};

/** What asks the sandbox, and what shows its answer. */
export const answering = { ask, SandboxAnswer };
