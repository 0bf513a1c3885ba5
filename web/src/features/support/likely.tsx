import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import { useArticles } from '../../lib/help/use-articles.ts';
import { useRested } from '../../lib/use-rested.ts';
import css from './support.module.css';

const restMs = 600;
const offered = 2;

/** Pages that may answer what is about to be asked; they open beside it, so nothing that was written is lost. */
export const Likely = ({ words }: { readonly words: string }) => {
  const { t } = useTranslation('support');
  const articles = useArticles(useRested(words, restMs), offered);
  return (
    <output className={css.likely} hidden={articles.length === 0}>
      {articles.length > 0 && (
        <>
          <Icon of={CircleHelp} />
          <span>
            <b>{t('likely.title')}</b>
            {articles.map(({ to, title }) => (
              <a key={to} className="link" href={to} target="_blank" rel="noreferrer">
                {title}
                <span className="vh">, {t('likely.opens')}</span>
              </a>
            ))}
          </span>
        </>
      )}
    </output>
  );
};
