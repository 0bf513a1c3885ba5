import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Country } from '#shared/engine/country.ts';
import { isCountry } from '#shared/engine/load-country.ts';
import { Alert } from '../../../../components/ui/alert.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { Card, CardHead } from '../../../../components/ui/card.tsx';
import { Select } from '../../../../components/ui/controls.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Icon } from '../../../../components/ui/icon.tsx';
import { useCountries } from '../../../../lib/constants/use-countries.ts';
import { useFormat } from '../../../../lib/format.ts';
import type { Draft } from '../../desk/desk.ts';
import type { StepProps } from '../step-props.ts';
import { Judging } from '../judging.tsx';
import { lackingOf, unfilledOf } from '../steps.ts';
import { useEngine } from '../use-engines.ts';
import { ColumnCard } from './column-card.tsx';
import frame from '../builder.module.css';
import css from './columns.module.css';

const requiredIn = (country: Country | undefined, { environment }: Draft) =>
  country?.requirements(undefined, undefined, environment)?.fields ?? [];

/** What is missing: nothing can be judged without some of it; other fields may be filled in later. */
const Missing = ({ draft }: { readonly draft: Draft }) => (
  <div className={css.missing}>
    <MissingFields draft={draft} />
    <MissingName draft={draft} />
  </div>
);

/** Without a name nothing tells whether an account is whose it should be. */
const MissingName = ({ draft }: { readonly draft: Draft }) => {
  const { t } = useTranslation('builder');
  if (draft.columns.some(({ field }) => field === 'beneficiaryName')) return null;
  return <Alert title={t('columns.noName')}>{t('columns.noNameMore')}</Alert>;
};

const MissingFields = ({ draft }: { readonly draft: Draft }) => {
  const { t } = useTranslation('builder');
  const { list } = useFormat();
  const engine = useEngine(draft.country);
  const lacking = lackingOf(draft);
  const unfilled = unfilledOf(draft, requiredIn(engine, draft));
  if (lacking.length > 0)
    return (
      <Alert tone="warn" title={t('columns.lacking', { fields: list(lacking.map((field) => t(`fields.${field}`))) })}>
        {t('columns.lackingMore')}
      </Alert>
    );
  if (unfilled.length === 0) return null;
  return (
    <Alert title={t('columns.unfilled', { fields: list(unfilled.map((field) => t(`fields.${field}`))) })}>
      {t('columns.unfilledMore')}
    </Alert>
  );
};

/** Which column is what. */
const ColumnsStep = ({ builder, state }: StepProps) => {
  const { t, i18n } = useTranslation('builder');
  const { number } = useFormat();
  const countries = useCountries(i18n.language).filter(({ code, available }) => available && isCountry(code));
  const { draft, progress } = state;
  if (!draft) return null;
  const { columns, country, rows } = draft;
  const named = columns.filter(({ by, field }) => field !== null && (by === 'name' || by === 'memory')).length;
  return (
    <>
      <div className={frame.body}>
        <Card>
          <CardHead title={t('steps.columns')}>
            <span className={css.known}>{t('columns.known', { count: named, all: columns.length })}</span>
          </CardHead>
          <ul className={css.map}>
            {columns.map((column, index) => (
              <ColumnCard
                // oxlint-disable-next-line react/no-array-index-key -- the columns of a file never change their order
                key={index}
                column={column}
                place={index}
                onMap={(field) => void builder.describe((desk) => desk.mapColumn(index, field))}
              />
            ))}
          </ul>
        </Card>
        <div className={css.below}>
          <Field label={t('columns.country')} hint={t('columns.countryMore')}>
            <Select
              dense
              value={country ?? ''}
              options={[
                { value: '', label: t('columns.noCountry') },
                ...countries.map(({ code, name }) => ({ value: code, label: name })),
              ]}
              onChange={({ target: { value } }) =>
                void builder.describe((desk) => desk.setCountry(isCountry(value) ? value : null))
              }
            />
          </Field>
          <Missing draft={draft} />
        </div>
      </div>
      <div className={frame.foot}>
        <Button look="ghost" onClick={() => builder.go('file')}>
          <Icon of={ArrowLeft} />
          {t('back')}
        </Button>
        {progress ? (
          <Judging progress={progress} />
        ) : (
          <Button look="primary" disabled={lackingOf(draft).length > 0} onClick={() => void builder.review()}>
            {t('columns.review', { count: rows, rows: number(rows) })}
          </Button>
        )}
      </div>
    </>
  );
};

export default ColumnsStep;
