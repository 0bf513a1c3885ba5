import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { Card } from '../../../../components/ui/card.tsx';
import { Select } from '../../../../components/ui/controls.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Icon } from '../../../../components/ui/icon.tsx';
import { useCountries } from '../../../../lib/constants/use-countries.ts';
import { toasts } from '../../../../lib/toasts/toasts.ts';
import css from './file.module.css';

const kinds = ['csv', 'xlsx'] as const;

/** An empty file with the headers of a country, its rules, and rows that pass the sandbox. */
export const Templates = () => {
  const { t, i18n } = useTranslation('builder');
  const [country, setCountry] = useState<CountryCode>('MX');
  const countries = useCountries(i18n.language).filter(({ code, available }) => available && isCountry(code));
  const download = async (kind: (typeof kinds)[number]) => {
    try {
      const { downloadTemplate } = await import('../../download/templates.ts');
      await downloadTemplate(country, kind);
    } catch {
      toasts.error(t('templates.failed'));
    }
  };
  return (
    <Card className={css.card}>
      <Field label={t('templates.label')} hint={t('templates.more')}>
        <Select
          dense
          value={country}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ target }) => {
            if (isCountry(target.value)) setCountry(target.value);
          }}
        />
      </Field>
      <div className={css.kinds}>
        {kinds.map((kind) => (
          <Button key={kind} size="sm" aria-label={t(`templates.${kind}Label`)} onClick={() => void download(kind)}>
            <Icon of={Download} />
            {t(`templates.${kind}`)}
          </Button>
        ))}
      </div>
    </Card>
  );
};
