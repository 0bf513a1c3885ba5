import { createPayee as contract } from '#shared/contract/app/payees.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { answeredPayee } from '../../payees/save-answer.ts';
import { save, savePorts } from '../../payees/save.ts';
import { statedPayee } from '../../payees/stated.ts';
import { payeeView } from '../../payees/view.ts';

export const createPayee = implement(contract)
  .needing(...savePorts, 'validations.find', 'clock.now')
  .by(async ({ body, caller: { userId } }, ports) => {
    const now = ports.clock.now();
    if (!('validationId' in body)) {
      const stated = await statedPayee(ports, userId, body, now);
      const { payee } = await save(ports, stated, { userId, origin: 'hand', now });
      return payeeView(payee, now);
    }
    const validation = await ports.validations.find(userId, body.validationId);
    if (!validation) throw new Fault('errors.notFound');
    const saving = await answeredPayee(ports, validation, { name: body.name, confirmedAt: now });
    const counted = { validationId: validation.id };
    const { payee } = await save(ports, saving, { userId, origin: 'hand', now, counted });
    return payeeView(payee, now);
  });

export const handler = await http(createPayee);
