import { useTranslation } from 'react-i18next';
import { recheckRhythms } from '#shared/validation/payees.ts';
import { Segmented } from '../../../components/ui/segmented.tsx';
import type { Payee } from '../api/payees.ts';
import { useChange } from '../use-change.ts';
import { whenIn } from '../when.ts';
import css from './detail.module.css';

/** How often a payee is asked about by itself, with its price said before it is paid. */
export const Rhythm = ({ payee }: { readonly payee: Payee }) => {
  const { t, i18n } = useTranslation('payees');
  const { mutate, isPending, variables } = useChange(payee.id);
  if (payee.accounts.length === 0) return <p className="hint">{t('detail.noAccountToAsk')}</p>;
  const chosen = (isPending ? variables?.recheck : undefined) ?? payee.recheck;
  const rhythm = recheckRhythms.find((one) => one === chosen) ?? 'never';
  const next = () => {
    if (rhythm === 'never' || isPending) return '';
    if (payee.nextRecheckAt === null) return t('prices.paused');
    return t('prices.next', { day: whenIn(i18n.language).day(payee.nextRecheckAt) });
  };
  return (
    <div className={css.rhythm}>
      <Segmented
        className={css.rhythms}
        legend={t('detail.every')}
        value={rhythm}
        options={recheckRhythms.map((value) => ({ value, label: t(`rhythms.${value}`) }))}
        onChange={(recheck) => mutate({ recheck })}
      />
      <output className="hint">
        {t(`prices.${rhythm}`)} {next()}
      </output>
    </div>
  );
};
