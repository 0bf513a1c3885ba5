import { useTranslation } from 'react-i18next';
import { promises } from '#shared/promises.ts';
import { Mark } from '../../components/ui/mark.tsx';
import { Section } from './section.tsx';
import './questions.css';

const questions = ['one', 'two', 'three'] as const;

export const Questions = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'how' });
  return (
    <Section id="como" title={t('title')}>
      <ol className="three">
        {questions.map((question) => (
          <li key={question}>
            <span className="when">{t(`${question}.when`, promises.answerSeconds)}</span>
            <h3>{t(`${question}.title`)}</h3>
            <p>{t(`${question}.text`)}</p>
            <p className="says">
              <Mark state="ok" />
              {t(`${question}.says`)}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
};
