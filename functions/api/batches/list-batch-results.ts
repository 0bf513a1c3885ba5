import { listBatchResults as contract } from '#shared/contract/app/batches.ts';
import { resultsOf, resultsPorts } from '../../batches/results.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const listBatchResults = implement(contract)
  .needing(...resultsPorts)
  .by(async ({ params: { id }, query, caller: { userId }, asked: { language } }, ports) =>
    resultsOf(ports, { userId, id }, query, language),
  );

export const handler = await http(listBatchResults);
