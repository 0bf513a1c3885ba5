import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutputOf, RequestOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { importedAtOnce } from '#shared/validation/payees.ts';
import { call } from '../../../lib/api.ts';
import { payeesKey } from '../api/payees.ts';
import type { Stated } from './read-rows.ts';
import { inPieces } from './pieces.ts';

type Import = EndpointAt<'POST /api/payees/import'>;
export type Imported = OutputOf<Import>;

export type Sent = { readonly validationIds: readonly string[] } | { readonly payees: readonly Stated[] };

const none: Imported = { created: 0, updated: 0, refused: [] };

const bodiesOf = (sent: Sent): RequestOf<Import>['body'][] =>
  'payees' in sent
    ? inPieces(sent.payees, importedAtOnce).map((payees) => ({ payees }))
    : inPieces(sent.validationIds, importedAtOnce).map((validationIds) => ({ validationIds }));

/** Sends payees piece by piece and says how far it is. What was sent before stays: to send it again changes nothing. */
export const useSending = (onDone: (imported: Imported) => void) => {
  const cache = useQueryClient();
  const [done, setDone] = useState(0);
  const sending = useMutation({
    mutationFn: async (sent: Sent) => {
      setDone(0);
      let all = none;
      for (const [index, body] of bodiesOf(sent).entries()) {
        const piece = await call('POST /api/payees/import', { body });
        const from = index * importedAtOnce;
        all = {
          created: all.created + piece.created,
          updated: all.updated + piece.updated,
          refused: [...all.refused, ...piece.refused.map((one) => ({ ...one, index: one.index + from }))],
        };
        setDone(from + ('payees' in body ? body.payees.length : body.validationIds.length));
      }
      return all;
    },
    onSuccess: onDone,
    onSettled: () => cache.invalidateQueries({ queryKey: payeesKey }),
  });
  return { ...sending, done };
};
