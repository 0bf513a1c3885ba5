import { recognizePayee as contract } from '#shared/contract/app/payees.ts';
import { unknownPayee } from '#shared/contract/resources/payee.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import { accountStated } from '#shared/validation/account-stated.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { remembered, wantedOf } from '../../payees/remember.ts';
import { recognize } from '../../rules/payees/recognize.ts';
import { judge } from '../../validations/judge.ts';
import { summaryOf } from '../../validations/view.ts';

export const recognizePayee = implement(contract)
  .needing('pseudonyms.of', 'payeesBy.find', 'validations.find')
  .by(async ({ body, caller: { userId } }, ports) => {
    const country = await loadCountry(body.country);
    const judged = judge(country, { ...body, environment: 'production' });
    const question = accountStated(country, body, judged);
    const name = body.beneficiaryName;
    const wanted = await wantedOf(ports, { userId, question, document: judged.document, name });
    const memory = await remembered(ports, userId, wanted);
    const { last } = memory.account;
    const validation = last && (await ports.validations.find(userId, last.id));
    return {
      payee: recognize(memory, wanted) ?? unknownPayee,
      last: validation ? await summaryOf(validation) : null,
    };
  });

export const handler = await http(recognizePayee);
