import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { capitalized } from '../../lib/capitalized.ts';
import type { Statement } from './api/receipts.ts';
import { useMoment } from './use-moment.ts';
import css from './sheet.module.css';

const isKey = <T extends object>(words: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(words, key);

/** When, whose document, what kind of account, and who asked; what nobody said is left out. */
export const Facts = ({ said }: { readonly said: Statement }) => {
  const { t } = useTranslation('receipts');
  const { moment, zone } = useMoment();
  const { answeredAt, document, accountType, currency, askedBy } = said;
  const [types, documents] = [t('accountTypes', { returnObjects: true }), t('documentTypes', { returnObjects: true })];
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('facts.when'), moment(answeredAt)],
    [t('facts.zone'), capitalized(zone(answeredAt))],
    [
      document && isKey(documents, document.type) ? documents[document.type] : t('facts.document'),
      document && <span className="mono">{document.number}</span>,
    ],
    [t('facts.accountType'), accountType && (isKey(types, accountType) ? types[accountType] : accountType)],
    [t('facts.currency'), currency],
    [t('facts.askedBy'), askedBy],
  ];
  return (
    <section className={css.section}>
      <dl className={css.facts}>
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};
