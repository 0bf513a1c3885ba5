import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import { useFormat } from '../../lib/format.ts';
import { packs, type Pack } from './packs.ts';
import css from './packs.module.css';

/** What a pack brings besides credits. */
export const Perks = ({ pack: { keys, features } }: { readonly pack: Pack }) => {
  const { t } = useTranslation('credits');
  const { number } = useFormat();
  const count = number(keys.count);
  const said = [
    ...(features.restApi ? [t('packs.api')] : []),
    keys.production ? t('packs.keysAll', { count }) : t('packs.keysSandbox', { count }),
  ];
  return (
    <ul className={css.perks}>
      {said.map((sentence) => (
        <li key={sentence}>
          <Icon of={Check} />
          {sentence}
        </li>
      ))}
    </ul>
  );
};

/** What can be bought, cheapest first. */
export const PackList = () => {
  const { t } = useTranslation('credits');
  const { usd } = useFormat();
  return (
    <ul className={css.packs} aria-label={t('packs.label')}>
      {packs.map((pack) => (
        <li key={pack.name}>
          <b>{t(`packs.names.${pack.name}`)}</b>
          <b className={css.price}>{usd(pack.priceUsd)}</b>
          <span>{t('packs.holds', { count: pack.credits, days: pack.validDays })}</span>
          <span className={css.price}>{t('packs.each', { price: usd(pack.priceUsd / pack.credits) })}</span>
        </li>
      ))}
    </ul>
  );
};
