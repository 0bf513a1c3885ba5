import { useId } from 'react';
import { ArrowRight, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { promises } from '#shared/promises.ts';
import { supportLimits } from '#shared/validation/support.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { Link } from '../../components/ui/link.tsx';
import { questionsAsked } from './questions-asked.ts';
import './closing.css';

export const Faq = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'faq' });
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
          {questionsAsked.map((question, index) => (
            <details key={question} open={index === 0}>
              <summary>
                {t(`items.${question}.question`)}
                <Icon of={Plus} />
              </summary>
              <p>{t(`items.${question}.answer`, promises.answerSeconds)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
};
