import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recheckRhythms, type RecheckRhythm } from '#shared/validation/payees.ts';
import { Segmented } from '../../../components/ui/segmented.tsx';
import type { Payee } from '../api/payees.ts';
import { useChange } from '../use-change.ts';
import { whenIn } from '../when.ts';
import css from './detail.module.css';

/** How often a payee is asked about by itself, with its price said before it is paid. */
export const Rhythm = ({ payee }: { readonly payee: Payee }) => {
  const { t, i18n } = useTranslation('payees');
  const { mutate } = useChange(payee.id);
  // A mutation tells a moment after the click that it runs: until then the old rhythm would stand there once more.
  const [asked, setAsked] = useState<RecheckRhythm>();
  if (payee.accounts.length === 0) return <p className="hint">{t('detail.noAccountToAsk')}</p>;
  const chosen = asked ?? payee.recheck;
  const rhythm = recheckRhythms.find((one) => one === chosen) ?? 'never';
  const next = () => {
    if (rhythm === 'never' || asked !== undefined) return '';
    if (payee.nextRecheckAt === null) return t('prices.paused');
    return t('prices.next', { day: whenIn(i18n.language).day(payee.nextRecheckAt) });
  };
  const choose = (recheck: RecheckRhythm) => {
    setAsked(recheck);
    mutate({ recheck }, { onSettled: () => setAsked(undefined) });
  };
  return (
    <div className={css.rhythm}>
      <Segmented
        className={css.rhythms}
        legend={t('detail.every')}
        value={rhythm}
        options={recheckRhythms.map((value) => ({ value, label: t(`rhythms.${value}`) }))}
        onChange={choose}
      />
      <output className="hint">
        {t(`prices.${rhythm}`)} {next()}
      </output>
    </div>
  );
};
