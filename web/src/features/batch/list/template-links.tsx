import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Select } from '../../../components/ui/controls.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { useCountries } from '../../../lib/constants/use-countries.ts';
import { toasts } from '../../../lib/toasts/toasts.ts';
import type { TemplateKind } from '../download/templates.ts';
import { useRefusal } from '../use-refusal.ts';
import css from './list.module.css';
import { useHelpAction } from '../../../components/help-link/use-help-action.ts';

const kinds = ['xlsx', 'csv'] as const satisfies readonly TemplateKind[];

interface Wanted {
  readonly country: CountryCode;
  readonly kind: TemplateKind;
}

/** Writes the file when it is wanted: what makes spreadsheets is not loaded before. */
const save = async ({ country, kind }: Wanted) => {
  const { downloadTemplate } = await import('../download/templates.ts');
  await downloadTemplate(country, kind);
};

/** A file to fill in for each country, with its rules and examples. */
export const TemplateLinks = () => {
  const { t, i18n } = useTranslation('batch');
  const refusal = useRefusal();
  const help = useHelpAction();
  const countries = useCountries(i18n.language);
  const [country, setCountry] = useState<CountryCode>('MX');
  const { mutate, variables, isPending } = useMutation({
    mutationFn: save,
    onError: (error) => toasts.error(t('templates.failed'), refusal(error), help(error)),
  });
  return (
    <div className={css.templateLinks}>
      <Select
        dense
        aria-label={t('templates.country')}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={country}
        onChange={({ target: { value } }) => isCountry(value) && setCountry(value)}
      />
      {kinds.map((kind) => (
        <Button
          key={kind}
          size="sm"
          busy={isPending && variables.kind === kind}
          onClick={() => mutate({ country, kind })}
        >
          <Icon of={Download} />
          {t(`templates.${kind}`)}
        </Button>
      ))}
    </div>
  );
};
