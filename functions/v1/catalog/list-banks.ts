import { listBanks as contract } from '#shared/contract/public/catalog.ts';
import { banksOf } from '../../catalog/banks.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const listBanks = implement(contract)
  .needing()
  .by(async ({ params }) => ({ banks: await banksOf(params.country) }));

export const handler = await http(listBanks);
