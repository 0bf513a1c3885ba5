import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { widgetLimits } from '#shared/validation/widget.ts';
import { isCovered, isOrigin } from '#shared/widget/origin.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useFormat } from '../../../lib/format.ts';
import { toasts } from '../../../lib/toasts/toasts.ts';
import type { Settings } from '../api/widget.ts';
import { useChange } from '../use-change.ts';
import { useRefusal } from '../use-refusal.ts';
import css from './analytics.module.css';
import { helpOf } from '../../../components/help-link/help-of.ts';

type Host = Settings['uncoveredHosts'][number];

export const uncoveredIn = ({ uncoveredHosts, allowedOrigins }: Settings): readonly Host[] =>
  uncoveredHosts.filter(({ origin }) => !isCovered(origin, allowedOrigins));

/** Sites that asked for the widget in vain, each with a button that allows it; nothing where there are none. */
export const UncoveredHosts = ({ settings }: { readonly settings: Settings }) => {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const refusal = useRefusal();
  const title = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending, error } = useChange();
  const { allowedOrigins, entitled } = settings;
  const hosts = uncoveredIn(settings);
  const isFull = allowedOrigins.length >= widgetLimits.origins;
  const allow = (origin: string) =>
    mutate(
      { allowedOrigins: [...allowedOrigins, origin] },
      {
        onSuccess: () => {
          toasts.success(t('uncovered.allowed', { origin }));
          // Its line goes, and the button that had the focus with it.
          title.current?.focus();
        },
      },
    );
  if (hosts.length === 0) return null;
  return (
    <section className={css.uncovered} aria-label={t('uncovered.title')}>
      <h3 ref={title} tabIndex={-1}>
        {t('uncovered.title')}
      </h3>
      <p>{t('uncovered.lead')}</p>
      {isFull && <p>{t('uncovered.full', { most: widgetLimits.origins })}</p>}
      {error && (
        <Alert tone="bad" urgent title={t('uncovered.failed')} help={helpOf(error)}>
          {refusal(error)}
        </Alert>
      )}
      <ul>
        {hosts.map(({ origin, count, lastAt }) => (
          <li key={origin}>
            <code>{origin}</code>
            <small>
              {format.number(count)} × · {format.shortMoment(lastAt)}
            </small>
            {!isOrigin(origin) && <small>{t('uncovered.impossible')}</small>}
            {isOrigin(origin) && entitled && !isFull && (
              <Button
                size="sm"
                aria-label={t('uncovered.allowLabel', { origin })}
                aria-disabled={isPending}
                onClick={() => !isPending && allow(origin)}
              >
                {t('uncovered.allow')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
