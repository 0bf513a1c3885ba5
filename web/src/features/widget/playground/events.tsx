import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import type { EventName } from './use-widget.ts';
import css from './playground.module.css';

/** What the widget told the page. */
export interface Told {
  readonly id: number;
  readonly at: string;
  readonly name: EventName;
  readonly what: unknown;
}

/** What the widget tells the page, as it comes; the newest first. */
export const Events = ({ told }: { readonly told: readonly Told[] }) => {
  const { t } = useTranslation('widget');
  const { second } = useFormat();
  return (
    <section className={css.events} aria-labelledby="events">
      <h3 id="events">{t('play.events.label')}</h3>
      {told.length === 0 && <p className={css.small}>{t('play.events.none')}</p>}
      <div role="log" aria-label={t('play.events.label')}>
        <ol>
          {told.map(({ id, at, name, what }) => (
            <li key={id}>
              <p>
                <b className="mono">{name}</b> <time dateTime={at}>{second(at)}</time>
              </p>
              <p className={css.small}>{t(`play.events.${name}`)}</p>
              {what !== undefined && <pre>{JSON.stringify(what, null, 2)}</pre>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};
