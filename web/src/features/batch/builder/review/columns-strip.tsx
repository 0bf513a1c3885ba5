import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/ui/button.tsx';
import { Icon } from '../../../../components/ui/icon.tsx';
import { countryNamesIn } from '../../../../lib/i18n/country-names.ts';
import type { Draft } from '../../desk/desk.ts';
import type { Builder } from '../builder.ts';
import css from './review.module.css';

/** How the file was understood, and the way back to say otherwise. */
export const ColumnsStrip = ({ builder, draft }: { readonly builder: Builder; readonly draft: Draft }) => {
  const { t, i18n } = useTranslation('builder');
  const { columns, country } = draft;
  const used = columns.filter(({ field }) => field !== null).length;
  return (
    <div className={css.strip}>
      <Icon of={Columns3} />
      <p>
        <b>{t('strip.used', { count: used, all: columns.length })}</b>{' '}
        {country && t('strip.country', { country: countryNamesIn(i18n.language)(country) ?? country })}
      </p>
      <Button look="ghost" size="sm" onClick={() => builder.go('columns')}>
        {t('strip.change')}
      </Button>
    </div>
  );
};
