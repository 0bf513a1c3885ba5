import { queryOptions } from '@tanstack/react-query';
import { listReceipts } from '../api/receipts.ts';

/** The links of a validation, newest first. */
export const ownReceipts = (validationId: string) =>
  queryOptions({
    queryKey: ['receipts', validationId],
    queryFn: ({ signal }) => listReceipts(validationId, signal),
  });
