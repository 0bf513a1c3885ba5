import { useId } from 'react';
import { ArrowRight, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { supportLimits } from '#shared/validation/support.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { Link } from '../../components/ui/link.tsx';
import { languageOf } from '../../lib/i18n/language.ts';
import { askedIn } from './questions-asked.ts';
import './closing.css';

export const Faq = () => {
  const { t, i18n } = useTranslation('landing', { keyPrefix: 'faq' });
  const titleId = useId();
  return (
    <section className="sec" id="preguntas" aria-labelledby={titleId}>
      <div className="wrap faq">
        <div>
          <h2 className="h2" id={titleId}>
            {t('title')}
          </h2>
          <p className="lead">{t('lead', { hours: supportLimits.answerHours })}</p>
          <Link className="onward" to="/faq">
            {t('all')}
            <Icon of={ArrowRight} />
          </Link>
        </div>
        <div className="faq-list">
          {askedIn(languageOf(i18n.language)).map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                {question}
                <Icon of={Plus} />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
};
