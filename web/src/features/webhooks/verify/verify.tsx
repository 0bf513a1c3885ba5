import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeBlock } from '../../../components/ui/code-block.tsx';
import { Segmented } from '../../../components/ui/segmented.tsx';
import { languageOf } from '../../../lib/i18n/language.ts';
import { verifyCode, verifyLanguages, type VerifyLanguage } from './verify-code.ts';
import css from '../webhooks.module.css';

/** How a receiver knows that an event is ours. */
export const Verify = () => {
  const { t, i18n } = useTranslation('webhooks');
  const [language, setLanguage] = useState<VerifyLanguage>('Node');
  return (
    <section className={css.verify} aria-labelledby="verify">
      <div>
        <h2 id="verify">{t('verify.title')}</h2>
        <p>{t('verify.lead')}</p>
        <p>
          <a
            className="link"
            href={`/api-documentation/webhooks${languageOf(i18n.language) === 'en' ? '?lang=en' : ''}`}
          >
            {t('verify.guide')}
          </a>
        </p>
      </div>
      <div className={css.code}>
        <Segmented
          legend={t('verify.language')}
          value={language}
          options={verifyLanguages.map((value) => ({ value, label: value }))}
          onChange={setLanguage}
        />
        <CodeBlock title={language} code={verifyCode[language](t('verify.throws'))} copy={t('verify.copy')} />
      </div>
    </section>
  );
};
