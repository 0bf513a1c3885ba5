import { useTranslation } from 'react-i18next';
import css from './anatomy-aside.module.css';

/** The four parts of a CLABE, large, beside every auth form. Decoration: hidden from screen readers. */
export const AnatomyAside = () => {
  const { t } = useTranslation('auth', { keyPrefix: 'aside' });
  const parts = [
    { digits: '002', name: t('bank'), meaning: 'Banamex' },
    { digits: '115', name: t('branch'), meaning: t('branchIs') },
    { digits: '01600326941', name: t('account'), meaning: t('accountIs') },
    { digits: '1', name: t('check'), meaning: '59 + 1 = 60' },
  ];
  return (
    <aside className={css.aside} data-theme="dark" aria-hidden="true">
      <div className={css.number}>
        {parts.map(({ digits, name, meaning }) => (
          <div key={digits} className={css.part}>
            <span className={css.digits}>{digits}</span>
            <span className={css.label}>
              {name}
              <b>{meaning}</b>
            </span>
          </div>
        ))}
      </div>
      <p className={css.say}>
        {t('say')}
        <br />
        {t('sayMore')}
      </p>
    </aside>
  );
};
