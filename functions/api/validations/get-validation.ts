import { getValidation as contract } from '#shared/contract/app/validations.ts';
import { Fault } from '#shared/errors/fault.ts';
import { balanceOf } from '../../rules/credits/wallet.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { viewOf } from '../../validations/view.ts';

export const getValidation = implement(contract)
  .needing('validations.find', 'credits.live', 'clock.now')
  .by(async ({ params, caller: { userId } }, { validations, credits, clock }) => {
    const [validation, liveLots] = await Promise.all([
      validations.find(userId, params.id),
      credits.live(userId, clock.now()),
    ]);
    if (!validation) throw new Fault('errors.notFound');
    return viewOf(validation, balanceOf(liveLots));
  });

export const handler = await http(getValidation);
