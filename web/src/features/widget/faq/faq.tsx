import { useState } from 'react';
import { Plus, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sandboxAccounts } from '#shared/validation/sandbox.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { useFormat } from '../../../lib/format.ts';
import { countryNamesIn } from '../../../lib/i18n/country-names.ts';
import { Prose } from '../prose.tsx';
import { holds, questions } from './questions.ts';
import css from './faq.module.css';

/** The questions with their answers in the language on screen. */
const useAnswers = () => {
  const { t, i18n } = useTranslation('faq');
  const { list } = useFormat();
  const nameOf = countryNamesIn(i18n.language);
  const countries = list(Object.keys(sandboxAccounts).map((code) => nameOf(code) ?? code));
  return questions.map((name) => ({
    name,
    question: t(`items.${name}.question`),
    answer: t(`items.${name}.answer`, { countries }),
  }));
};

/** Questions and answers; a search leaves those that hold its words, opened. */
export const Faq = () => {
  const { t } = useTranslation('faq');
  const [wanted, setWanted] = useState('');
  const isSearching = wanted.trim() !== '';
  const found = useAnswers().filter(({ question, answer }) => holds(`${question} ${answer}`, wanted.trim()));
  return (
    <div className={css.faq}>
      <search className={css.search}>
        <span className="with-icon">
          <Icon of={Search} />
          <input
            className="input"
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </span>
        <output>{isSearching && t('found', { count: found.length })}</output>
      </search>
      {found.length > 0 && (
        <div className={css.list}>
          {found.map(({ name, question, answer }) => (
            <details key={`${name} ${isSearching}`} open={isSearching} id={name}>
              <summary>
                {question}
                <Icon of={Plus} />
              </summary>
              {answer.split('\n').map((text) => (
                <p key={text}>
                  <Prose>{text}</Prose>
                </p>
              ))}
            </details>
          ))}
        </div>
      )}
      {found.length === 0 && (
        <EmptyState
          of="widgetQuestions"
          title={t('none')}
          action={<ButtonLink to="/widget/support">{t('ask')}</ButtonLink>}
        >
          {t('noneMore')}
        </EmptyState>
      )}
    </div>
  );
};
