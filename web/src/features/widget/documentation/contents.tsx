import { useTranslation } from 'react-i18next';
import { sectionNames } from './sections.ts';
import css from './documentation.module.css';

/** The parts of this page, to go to. */
export const Contents = () => {
  const { t } = useTranslation('documentation');
  return (
    <nav className={css.contents} aria-label={t('contents')}>
      <ul>
        {sectionNames.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{t(`sections.${name}.title`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
