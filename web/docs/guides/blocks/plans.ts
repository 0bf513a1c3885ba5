import { planNames, plans, type Plan, type PlanName } from '#shared/plans.ts';
import type { Language } from '../../page.ts';
import { numberIn } from '../numbers.ts';
import { table } from '../../markdown/write.ts';

const names = {
  free: 'Free',
  basic: 'Basic',
  pro: 'Pro',
  enterprise: 'Enterprise',
} as const satisfies Record<PlanName, string>;

const texts = {
  es: {
    header: ['Plan', 'Claves', 'Al mes, sandbox', 'Al mes, producción', 'Por minuto, todas', 'Webhooks', 'Widget'],
    yes: 'Sí',
    no: 'No',
  },
  en: {
    header: ['Plan', 'Keys', 'A month, sandbox', 'A month, production', 'A minute, all', 'Webhooks', 'Widget'],
    yes: 'Yes',
    no: 'No',
  },
} as const satisfies Record<
  Language,
  { readonly header: readonly string[]; readonly yes: string; readonly no: string }
>;

/** What each plan lets keys do; the month counts validations of one key, the minute requests of all keys together. */
export const planTable = (language: Language): string => {
  const { header, yes, no } = texts[language];
  const number = (value: number) => (value === 0 ? no : numberIn(language, value));
  const rowOf = (name: PlanName) => {
    const { keys, monthlyValidationsPerKey: month, perCustomer, features }: Plan = plans[name];
    return [
      names[name],
      number(keys.count),
      number(month.sandbox),
      number(month.production),
      number(perCustomer.perMinute),
      features.webhooks ? yes : no,
      features.widget ? yes : no,
    ];
  };
  return table(header, planNames.map(rowOf));
};
