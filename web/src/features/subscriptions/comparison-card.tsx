import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { plans, type PackName } from '#shared/plans.ts';
import { Card } from '../../components/ui/card.tsx';
import { monthOfUse } from './api/account.ts';
import { cheaperFor, monthFor, priceOfEach } from './rules/comparison.ts';
import { useWords } from './use-words.ts';
import css from './change.module.css';

/** The same plan bought once or by the month, with what the account used of late. */
export const ComparisonCard = ({ of: name }: { readonly of: PackName }) => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'compare' });
  const { plan, usd, number } = useWords();
  const { data: use } = useQuery(monthOfUse);
  const { pack, monthly } = plans[name];
  const used = use?.totals.total ?? 0;
  const each = priceOfEach(name);
  const month = monthFor(name, used);
  const lines = [
    [t('price', { plan: plan(name) }), usd(pack.priceUsd), usd(monthly.priceUsd)],
    [t('validations'), number(pack.credits), number(monthly.validations)],
    [t('each'), usd(each.pack), usd(each.monthly)],
    [t('lasts'), t('lastsPack', { count: pack.validDays }), t('lastsMonthly')],
    [t('renews'), t('renewsPack'), t('renewsMonthly')],
    [t('widget'), t('widgetPack'), t('widgetMonthly')],
    ...(used > 0 ? [[t('pace'), usd(month.pack), usd(month.monthly)] as const] : []),
  ] as const;
  return (
    <Card className="pad">
      <table className={css.change}>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{t('what')}</span>
            </th>
            <th scope="col">{t('pack')}</th>
            <th scope="col">{t('monthly')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([what, once, aMonth]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{once}</td>
              <td>{aMonth}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {use && (
        <p className={css.hint}>
          {used > 0
            ? `${t('used', { count: used, n: number(used) })} ${t(`better.${cheaperFor(name, used)}`)}`
            : t('unused')}
        </p>
      )}
    </Card>
  );
};
