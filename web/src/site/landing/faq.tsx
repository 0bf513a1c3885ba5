import { useId } from 'react';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import './closing.css';

const questions = ['valid', 'charge', 'time', 'silence', 'corporate', 'sandbox'] as const;

export const Faq = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'faq' });
  const titleId = useId();
  return (
    <section className="sec" id="preguntas" aria-labelledby={titleId}>
      <div className="wrap faq">
        <h2 className="h2" id={titleId}>
          {t('title')}
        </h2>
        <div className="faq-list">
          {questions.map((question, index) => (
            <details key={question} open={index === 0}>
              <summary>
                {t(`items.${question}.question`)}
                <Icon of={Plus} />
              </summary>
              <p>{t(`items.${question}.answer`)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
};
