import type { Country } from '#shared/engine/country.ts';
import type { Choice } from '../../../components/ui/combobox-list.ts';

/**
 * The banks a query finds, the nearest first; by name without one. Former banks are only offered when they were already
 * chosen.
 */
export const findChoices = (
  country: Country,
  codes: readonly string[] | undefined,
  query: string,
  chosen: string,
): Choice[] => {
  const choices = country
    .findBanks(query)
    .filter(({ code, status }) => code === chosen || (status !== 'historical' && (!codes || codes.includes(code))))
    .map(({ code, shortName }) => ({ value: code, label: shortName, note: code }));
  return query.trim() === '' ? choices.toSorted((a, b) => a.label.localeCompare(b.label)) : choices;
};

/** `Banco do Brasil · 001` */
export const labelOfBank = ({ pack }: Country, code: string): string => {
  const bank = pack.banks.byCode.get(code);
  return bank ? `${bank.shortName} · ${code}` : code;
};
