import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { widgetLimits } from '#shared/validation/widget.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/controls.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Meter } from '../../../components/ui/meter.tsx';
import { useFormat } from '../../../lib/format.ts';
import type { Settings } from '../api/widget.ts';
import { useChange } from '../use-change.ts';
import { useRefusal } from '../use-refusal.ts';
import css from './settings.module.css';
import { helpOf } from '../../../components/help-link/help-of.ts';

const { atMost } = widgetLimits.perDay;

const isPossible = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= atMost;

/** How many questions to banks the widget may ask in a day, so that nobody spends what is not theirs. */
export const PerDay = ({ settings: { entitled, perDay, usedToday } }: { readonly settings: Settings }) => {
  const { t } = useTranslation('widget');
  const { number } = useFormat();
  const refusal = useRefusal();
  const [typed, setTyped] = useState<string>();
  const { mutate, isPending, error, isSuccess } = useChange();
  const wanted = typed === undefined ? perDay : Number(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPossible(wanted) && !isPending) mutate({ perDay: wanted }, { onSuccess: () => setTyped(undefined) });
  };
  return (
    <section className={css.perDay} aria-label={t('perDay.title')}>
      <div className={css.title}>
        <h3>{t('perDay.title')}</h3>
        <small>{t('perDay.used', { used: number(usedToday), limit: number(perDay) })}</small>
      </div>
      <Meter used={usedToday} limit={perDay} />
      {error && (
        <Alert tone="bad" urgent title={t('failed.change')} help={helpOf(error)}>
          {refusal(error)}
        </Alert>
      )}
      {entitled && (
        <form onSubmit={submit} noValidate>
          <Field
            label={t('perDay.label')}
            hint={t('perDay.hint')}
            error={!isPossible(wanted) && t('perDay.wrong', { most: number(atMost) })}
          >
            <div className={css.addRow}>
              <Input
                dense
                type="number"
                inputMode="numeric"
                min={1}
                max={atMost}
                value={typed ?? String(perDay)}
                onChange={({ target }) => setTyped(target.value)}
              />
              <Button type="submit" busy={isPending}>
                {t('perDay.save')}
              </Button>
            </div>
          </Field>
          <output className={css.said}>{isSuccess && typed === undefined && t('perDay.saved')}</output>
        </form>
      )}
    </section>
  );
};
