import { useId } from 'react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import { Link } from '../../components/ui/link.tsx';
import { languageOf } from '../../lib/i18n/language.ts';
import { helpPath, type HelpSlug } from '../../../docs/help/tasks.ts';
import { questionGroups, questionIn, questionNames, type QuestionName } from './questions.ts';
import './questions.css';

interface QuestionProps {
  readonly name: QuestionName;
  readonly article: HelpSlug;
  readonly isOpen: boolean;
}

const Question = ({ name, article, isOpen }: QuestionProps) => {
  const { t, i18n } = useTranslation('questions');
  const { question, answer } = questionIn(languageOf(i18n.language), name);
  return (
    <details open={isOpen}>
      <summary>
        {question}
        <Icon of={Plus} />
      </summary>
      {/* A link to the answer opens it. */}
      <p id={name}>
        {answer}{' '}
        <Link to={helpPath(article)} aria-label={`${t('more')}: ${question}`}>
          {t('more')}
        </Link>
      </p>
    </details>
  );
};

const Group = ({ name }: { readonly name: keyof typeof questionGroups }) => {
  const { t } = useTranslation('questions');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t(`groups.${name}`)}</h2>
      <div className="asked">
        {(Object.entries(questionGroups[name]) as [QuestionName, HelpSlug][]).map(([question, article]) => (
          <Question key={question} name={question} article={article} isOpen={question === questionNames[0]} />
        ))}
      </div>
    </section>
  );
};

/** What people ask most, each answer in one or two sentences. */
export const FaqPage = () => {
  const { t } = useTranslation('questions');
  return (
    <div className="wrap faq-page">
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <p>
          {t('unsolved')} <Link to="/help-center">{t('help')}</Link> {t('or')}{' '}
          <Link to="/contact" data-guest="">
            {t('write')}
          </Link>
          <Link to="/support" data-user="">
            {t('write')}
          </Link>
        </p>
      </header>
      <div>
        {(Object.keys(questionGroups) as (keyof typeof questionGroups)[]).map((name) => (
          <Group key={name} name={name} />
        ))}
      </div>
    </div>
  );
};
