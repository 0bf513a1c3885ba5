import { useEffect, useState } from 'react';
import { traceOf } from '../../../lib/session/kept-desk.ts';
import { whoNow } from '../../../lib/session/current.ts';
import { keptIn } from '../desk/kept.ts';

/** Whether somebody left a batch unfinished in this browser; one that keeps nothing has none. */
export const useHasDraft = (isBuilding: boolean): boolean => {
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => {
    if (isBuilding) return;
    keptIn(traceOf(whoNow() ?? ''))
      .isThere()
      .then(setHasDraft, () => setHasDraft(false));
  }, [isBuilding]);
  return hasDraft && !isBuilding;
};
