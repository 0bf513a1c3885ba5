import { linkExport as contract } from '#shared/contract/app/keeping.ts';
import { Fault } from '#shared/errors/fault.ts';
import { accountExport } from '#shared/validation/account-export.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { stateOf } from '../../exports/view.ts';
import { plusSeconds, secondsBetween } from '../../rules/time.ts';

/** It works for minutes, and never longer than its file is kept. */
export const linkExport = implement(contract)
  .needing('accountExports.find', 'exportFiles.link', 'clock.now')
  .by(async ({ caller: { userId } }, { accountExports, exportFiles, clock }) => {
    const now = clock.now();
    const found = await accountExports.find(userId);
    if (!found || stateOf(found, now) !== 'ready') throw new Fault('errors.notFound');
    const left = Math.ceil(secondsBetween(now, found.expiresAt ?? now));
    const seconds = Math.min(accountExport.linkSeconds, left);
    return { url: await exportFiles.link(found, seconds), expiresAt: plusSeconds(now, seconds) };
  });

export const handler = await http(linkExport);
