import { getExport as contract } from '#shared/contract/app/keeping.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { exportView } from '../../exports/view.ts';

export const getExport = implement(contract)
  .needing('accountExports.find', 'clock.now')
  .by(async ({ caller: { userId } }, { accountExports, clock }) =>
    exportView(await accountExports.find(userId), clock.now()),
  );

export const handler = await http(getExport);
