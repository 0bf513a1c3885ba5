import type { ComponentProps } from 'react';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mailMarker } from '#shared/site-address.ts';
import { contactLimits } from '#shared/validation/contact.ts';
import { supportLimits } from '#shared/validation/support.ts';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { languageOf } from '../../lib/i18n/language.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';
import '../../components/ui/field.css';
import './contact.css';

const words = { es: es.live, en: en.live };

const fields = [
  { name: 'name', autoComplete: 'name', maxLength: contactLimits.name, required: true },
  { name: 'company', autoComplete: 'organization', maxLength: contactLimits.company, required: true },
  { name: 'email', autoComplete: 'email', type: 'email', maxLength: 254, required: true },
  { name: 'phone', autoComplete: 'tel', type: 'tel', maxLength: contactLimits.phone },
] as const satisfies readonly (ComponentProps<'input'> & { readonly name: string })[];

/** The script says here what is wrong with the field above. */
const Wrong = ({ of }: { readonly of: string }) => (
  <p className="error" id={`contact-${of}-error`} hidden>
    <Icon of={CircleX} />
    <span />
  </p>
);

const Mailbox = () => <a href={`mailto:${mailMarker}`}>{mailMarker}</a>;

/** Whoever has no account writes here; `scripts/contact.ts` sends it. Without scripts there is the mailbox. */
export const ContactForm = () => {
  const { t, i18n } = useTranslation('contact');
  const { t: ui } = useTranslation('ui');
  const hours = supportLimits.answerHours;
  return (
    <div className="contact">
      <p className="unscripted">
        {t('unscripted')} <Mailbox />.
      </p>
      <form
        className="contact-form scripted"
        method="post"
        action="/api/contact"
        data-contact={JSON.stringify(words[languageOf(i18n.language)])}
      >
        {fields.map(({ name, ...field }) => (
          <div key={name} className="field">
            <label className="label" htmlFor={`contact-${name}`}>
              {t(name)} {!('required' in field) && <small>{ui('optional')}</small>}
            </label>
            <input className="input" id={`contact-${name}`} name={name} {...field} />
            <Wrong of={name} />
          </div>
        ))}
        <div className="field contact-wide">
          <label className="label" htmlFor="contact-message">
            {t('message')}
          </label>
          <textarea
            className="input"
            id="contact-message"
            name="message"
            rows={4}
            maxLength={contactLimits.message}
            required
          />
          <Wrong of="message" />
        </div>
        {/* Who fills in everything is no person. */}
        <div className="vh" aria-hidden="true">
          <label>
            {t('website')} <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className="error contact-wide" role="alert" data-trouble="" />
        <p className="contact-wide contact-send">
          {/* `scripts/contact.ts` lets it be pressed: sent as a form, a message would be refused and lost. */}
          <Button look="primary" size="lg" type="submit" disabled>
            {t('send')}
          </Button>
          <span>
            {t('direct')} <Mailbox />
          </span>
        </p>
      </form>
      <div className="contact-sent" data-sent="" tabIndex={-1} hidden>
        <Icon of={CircleCheck} />
        <p>
          <b>{t('sent')}</b>
          <span data-ticket={t('ticket', { id: '{{id}}', hours })} />
        </p>
      </div>
    </div>
  );
};
