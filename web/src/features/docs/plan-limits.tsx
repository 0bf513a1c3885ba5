import { useTranslation } from 'react-i18next';
import { planNames, plans, type PlanName } from '#shared/plans.ts';
import { Table } from '../../components/ui/table.tsx';
import { capitalized } from '../../lib/capitalized.ts';
import { useFormat } from '../../lib/format.ts';
import css from './docs.module.css';

const columns = ['plan', 'keys', 'sandbox', 'production', 'customer'] as const;

/** The numbers of every plan, from the list that the server goes by. */
export const PlanLimits = ({ own }: { readonly own: PlanName }) => {
  const { t } = useTranslation('docs');
  const { number } = useFormat();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached
    <section className={css.scroll} tabIndex={0} aria-label={t('limits.table')}>
      <Table className={css.table} aria-label={t('limits.table')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`limits.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {planNames.map((name) => {
            const { keys, monthlyValidationsPerKey: month, perCustomer } = plans[name];
            return (
              <tr key={name} className={name === own ? css.own : undefined}>
                <th scope="row">
                  {capitalized(name)} {name === own && <small>{t('limits.own')}</small>}
                </th>
                <td>{number(keys.count)}</td>
                <td>{number(month.sandbox)}</td>
                <td>{keys.production ? number(month.production) : t('limits.none')}</td>
                <td>{number(perCustomer.perMinute)}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </section>
  );
};
