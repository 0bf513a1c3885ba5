import { getCredits as contract } from '#shared/contract/public/credits.ts';
import { creditsOf, creditsPorts } from '../../credits/account-credits.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const getCredits = implement(contract)
  .needing(...creditsPorts)
  .by(async ({ caller }, ports) => creditsOf(ports, caller.userId));

export const handler = await http(getCredits);
