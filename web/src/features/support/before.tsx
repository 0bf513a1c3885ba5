import { useTranslation } from 'react-i18next';
import { isOfTheApp } from '#shared/app-addresses.ts';
import { supportLimits } from '#shared/validation/support.ts';
import { DocumentLink } from '../../components/ui/document-link.tsx';
import { Link } from '../../components/ui/link.tsx';
import type { FormKind } from './drafts.ts';
import css from './support.module.css';

/** Where the answer may stand already, by what is written about. */
const ways = {
  general: [
    ['help', '/help-center'],
    ['questions', '/faq'],
    ['api', '/api-documentation'],
    ['status', '/status'],
  ],
  widget: [
    ['faq', '/widget/faq'],
    ['documentation', '/widget/documentation'],
    ['bug-report', '/widget/bug-report'],
  ],
  bug: [
    ['faq', '/widget/faq'],
    ['documentation', '/widget/documentation'],
    ['support', '/widget/support'],
  ],
} as const satisfies Record<FormKind, readonly (readonly [name: string, to: string])[]>;

/** What to know before one writes: when somebody answers, and where the answer may stand already. */
export const Before = ({ kind, email }: { readonly kind: FormKind; readonly email: string }) => {
  const { t } = useTranslation('support');
  return (
    <aside className={css.before} aria-label={t('before.label')}>
      <h2>{t(`before.${kind}.title`)}</h2>
      <p>{t('before.answer', { hours: supportLimits.answerHours, email })}</p>
      <p>{t(`before.${kind}.more`)}</p>
      <h3>{t('before.maybe')}</h3>
      <ul>
        {ways[kind].map(([name, to]) => (
          <li key={name}>
            {isOfTheApp(to) ? (
              <Link className="link" to={to}>
                {t(`before.ways.${name}`)}
              </Link>
            ) : (
              <DocumentLink to={to}>{t(`before.ways.${name}`)}</DocumentLink>
            )}
          </li>
        ))}
      </ul>
      <p className="hint">{t('before.never')}</p>
    </aside>
  );
};
