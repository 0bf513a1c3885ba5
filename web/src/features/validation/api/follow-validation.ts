import { QueryObserver, queryOptions, type QueryClient } from '@tanstack/react-query';
import { session, whoNow } from '../../../lib/session/current.ts';
import { getValidation, type Validation } from './validations.ts';
import { isFinal } from '#shared/validation/status.ts';

const soonMs = 2_000;
const laterMs = 10_000;
/** After this long the bank has asked for more time, and minutes may pass. */
const soonForMs = 30_000;

const pauseAfter = ({ createdAt }: Validation): number =>
  Date.now() - Date.parse(createdAt) < soonForMs ? soonMs : laterMs;

/** One validation, followed until it is answered; the credits follow with it. */
export const followed = (id: string) =>
  queryOptions({
    queryKey: ['validation', id],
    queryFn: async ({ signal }) => {
      const validation = await getValidation(id, signal);
      if (isFinal(validation.status)) session.updateCredits(validation.credits.balance, validation.credits.expiresAt);
      return validation;
    },
    refetchInterval: ({ state }) => (state.data && !isFinal(state.data.status) ? pauseAfter(state.data) : false),
  });

/** Goes on until the answer is final, whatever the page shows meanwhile. Once somebody else has logged in it is nobody's. */
export const followToEnd = (queries: QueryClient, id: string, onFinal: (validation: Validation) => void): void => {
  const asker = whoNow();
  const stop = () => {
    unfollow();
    unwatch();
  };
  const unfollow = new QueryObserver(queries, followed(id)).subscribe(({ data }) => {
    if (!data || !isFinal(data.status)) return;
    stop();
    onFinal(data);
  });
  const unwatch = session.subscribe(() => {
    if (whoNow() !== asker) stop();
  });
};
