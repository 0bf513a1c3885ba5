import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { supportLimits } from '#shared/validation/support.ts';
import { ContactForm } from './contact-form.tsx';

/** The end of the landing. */
export const ContactSection = () => {
  const { t } = useTranslation('contact');
  const titleId = useId();
  return (
    <section className="sec" id="contacto" aria-labelledby={titleId}>
      <div className="wrap faq">
        <div>
          <h2 className="h2" id={titleId}>
            {t('title')}
          </h2>
          <p className="lead">{t('lead', { hours: supportLimits.answerHours })}</p>
        </div>
        <ContactForm />
      </div>
    </section>
  );
};
