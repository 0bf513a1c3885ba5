import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { batchPage } from '../../features/batch/api/batches.ts';
import { historyPage } from '../../features/history/api/history.ts';
import { filtersOf } from '../../features/history/filters.ts';
import { apiKeyList } from '../../features/keys/index.ts';
import { isNewcomer, stepsOf, type Step } from '../../features/onboarding/steps.ts';
import { useOnline } from '../../lib/connectivity/current.ts';

const all = filtersOf(new URLSearchParams());

/** The first steps of this account; of whoever knows the way nothing is asked, and where a list is missing nothing is told. */
export const useFirstSteps = (): readonly Step[] => {
  const [now] = useState(() => new Date());
  const isOnline = useOnline();
  const { data: history } = useQuery(historyPage(all));
  const isNew = history !== undefined && isNewcomer(history);
  const { data: keys } = useQuery({ ...apiKeyList, enabled: isNew });
  const { data: batches } = useQuery({ ...batchPage(undefined, isOnline), enabled: isNew });
  if (!isNew || !keys || !batches) return [];
  const deeds = { asked: history.data, hasMore: history.hasMore, keys: keys.data, batches: batches.data.length };
  return stepsOf(deeds, now);
};
