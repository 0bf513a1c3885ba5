import { useSyncExternalStore } from 'react';
import { ProofDialog } from '../../features/proof/proof-dialog.tsx';
import { proofWanted } from '../../lib/proof.ts';

/** Whatever on the page waits for a proof, this asks for it. */
export default function Proof() {
  const waiting = useSyncExternalStore(proofWanted.subscribe, proofWanted.get);
  return waiting ? <ProofDialog onAnswer={waiting.answer} /> : null;
}
