import { useTranslation } from 'react-i18next';
import { languageOf } from '../../lib/i18n/language.ts';
import type { Known } from './all.ts';
import { Section } from './section.tsx';

const nameBanks: ReadonlySet<string> = new Set(['bank', 'provider']);

/** What the example consists of, as the engine reads it. */
export const PartsList = ({ format, of }: Known) => {
  const { t, i18n } = useTranslation(['formats', 'account-number']);
  const language = languageOf(i18n.language);
  const { parts, bank } = of.judge(format.example);
  return (
    <Section
      title={t(`parts.title_${parts.length}` as 'parts.title_1')}
      lead={parts.length > 1 && <p>{t('parts.lead')}</p>}
    >
      <dl className="fmt-rows">
        {parts.map(({ part, role, value, label }) => (
          <div key={part}>
            <dt className={role === 'check' ? 'mono is-check' : 'mono'}>{value}</dt>
            <dd>
              <b>{t(`account-number:parts.${label}`)}.</b>{' '}
              {t(/^\d+$/.test(value) ? 'lengths.digits' : 'lengths.characters', { count: value.length })}.{' '}
              {bank && nameBanks.has(part) && `${t('parts.named', { value, bank: bank.name })} `}
              {format.parts[part]?.[language]}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};
