import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../../components/ui/link.tsx';
import { Prose } from '../prose.tsx';
import { Example, type ExampleProps } from './example.tsx';
import { exampleNames } from './live.ts';
import css from './examples.module.css';

/** Pages that show the widget, one at a time by its address: to be read, copied and run here. */
export const Examples = ({ site, api }: Pick<ExampleProps, 'site' | 'api'>) => {
  const { t } = useTranslation('examples');
  const [search] = useSearchParams();
  const name = exampleNames.find((one) => one === search.get('example')) ?? 'inline';
  return (
    <div className={css.examples}>
      <nav aria-label={t('list')}>
        {exampleNames.map((one) => (
          <Link key={one} to={{ search: `?example=${one}` }} aria-current={one === name ? 'true' : undefined}>
            {t(`items.${one}.title`)}
          </Link>
        ))}
        <p className="hint">
          <Prose>{t('lead')}</Prose>
        </p>
      </nav>
      <Example key={name} {...{ name, site, api }} />
    </div>
  );
};
