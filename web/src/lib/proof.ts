import { createStore } from './store.ts';

/** Who waits until whoever is signed in has proven once more whose account it is, or did not want to. */
interface Waiting {
  readonly answer: (isProven: boolean) => void;
  readonly answered: Promise<boolean>;
}

export const proofWanted = createStore<Waiting | undefined>(undefined);

/** Asks once, however many calls wait for it; a dialog of the app answers. */
export const askForProof = (): Promise<boolean> => {
  const waiting = proofWanted.get();
  if (waiting) return waiting.answered;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answer = (isProven: boolean) => {
    proofWanted.set(undefined);
    resolve(isProven);
  };
  proofWanted.set({ answer, answered: promise });
  return promise;
};
