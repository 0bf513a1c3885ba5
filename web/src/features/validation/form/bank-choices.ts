import type { Country } from '#shared/engine/country.ts';
import type { Choice } from '../../../components/ui/combobox-list.ts';

/**
 * The banks a query finds, the nearest first; by name without one. Former banks are only offered when they were already
 * chosen. `notAsked` marks the banks nobody can ask.
 */
export const findChoices = (
  country: Country,
  codes: readonly string[] | undefined,
  query: string,
  chosen: string,
  notAsked?: string,
): Choice[] => {
  const choices = country
    .findBanks(query)
    .filter(({ code, status }) => code === chosen || (status !== 'historical' && (!codes || codes.includes(code))))
    .map(({ code, shortName, askable }) => ({
      value: code,
      label: shortName,
      note: code,
      caution: askable ? undefined : notAsked,
    }));
  return query.trim() === '' ? choices.toSorted((a, b) => a.label.localeCompare(b.label)) : choices;
};

/** `Banco do Brasil · 001` */
export const labelOfBank = ({ pack }: Country, code: string): string => {
  const bank = pack.banks.byCode.get(code);
  return bank ? `${bank.shortName} · ${code}` : code;
};

/** A bank that we know nobody can ask; one we do not know may answer. */
export const cannotBeAsked = ({ pack }: Country, code: string | undefined): boolean =>
  code !== undefined && pack.banks.byCode.get(code)?.askable === false;
