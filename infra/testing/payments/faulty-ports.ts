import { setImmediate as turn } from 'node:timers/promises';
import type { Chance } from './chance.ts';

/** The function's power went: nothing of it happens any more. */
export class PowerCut extends Error {
  override readonly name = 'PowerCut';
}

type Verb = (...input: readonly unknown[]) => Promise<unknown>;
type Ports = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Calls that may take so many turns of the event loop longer than they do. */
const turnsAtMost = 12;
const cutShare = 0.06;
const silenceShare = 0.06;
const silence = { refused: 'UNREACHABLE', status: 0, passes: true };

const delay = async (chance: Chance): Promise<void> => {
  for (let left = chance.below(turnsAtMost); left > 0; left--) await turn();
};

/**
 * The same ports, for one run of a function: each call may be late, be the last one, be done and never heard of, or, where
 * it is PayPal's, go unanswered, done or not.
 */
export const faultyPorts = <P extends object>(ports: P, chance: Chance): P => {
  let isCut = false;
  const cut = (): never => {
    isCut = true;
    throw new PowerCut();
  };
  const faulty =
    (group: string, run: Verb): Verb =>
    async (...input) => {
      if (isCut || chance.happens(cutShare)) cut();
      await delay(chance);
      const isSilent = group === 'paypal' && chance.happens(silenceShare);
      if (isSilent && chance.happens(0.5)) return silence;
      const answer = await run(...input);
      await delay(chance);
      if (isCut || chance.happens(cutShare)) cut();
      return isSilent ? silence : answer;
    };
  const wrapped = Object.entries(ports as Ports).map(([group, verbs]) => [
    group,
    group === 'clock'
      ? verbs
      : Object.fromEntries(Object.entries(verbs).map(([name, run]) => [name, faulty(group, run as Verb)])),
  ]);
  return Object.fromEntries(wrapped) as P;
};
