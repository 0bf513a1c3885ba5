import { useSyncExternalStore } from 'react';
import { ProveAgain } from '../../features/proof/prove-again.tsx';
import { proofWanted } from '../../lib/proof.ts';

/** Whatever on the page waits for a proof, this asks for it. */
export default function Proof() {
  const waiting = useSyncExternalStore(proofWanted.subscribe, proofWanted.get);
  return waiting ? <ProveAgain onAnswer={waiting.answer} /> : null;
}
