import { useId, useRef, useState, type FormEvent } from 'react';
import { Globe, Laptop, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { widgetLimits } from '#shared/validation/widget.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/controls.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Settings } from '../api/widget.ts';
import { useChange } from '../use-change.ts';
import { isLocal } from '../own-values.ts';
import { useRefusal } from '../use-refusal.ts';
import { adviceOn, isAddable } from './origin-advice.ts';
import { OriginSyntax } from './origin-syntax.tsx';
import css from './settings.module.css';
import { helpOf } from '../../../components/help-link/help-of.ts';

/** The sites that may show the widget: exact origins, judged while they are typed as the server judges them. */
export const Origins = ({ settings: { entitled, allowedOrigins } }: { readonly settings: Settings }) => {
  const { t } = useTranslation('widget');
  const refusal = useRefusal();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [hasTried, setTried] = useState(false);
  const { mutate, isPending, error, variables } = useChange();
  const origin = typed.trim();
  const advice = origin === '' ? undefined : adviceOn(origin, allowedOrigins);
  const isFull = allowedOrigins.length >= widgetLimits.origins;
  const good = advice && isAddable(advice);
  const change = (next: readonly string[], done?: () => void) =>
    mutate({ allowedOrigins: [...next] }, done && { onSuccess: done });
  const add = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!good || isPending) return;
    change([...allowedOrigins, origin], () => {
      setTyped('');
      setTried(false);
    });
  };
  /** The button that was pressed goes with its line: the focus goes on to where the next is typed. */
  const remove = (gone: string) =>
    change(
      allowedOrigins.filter((one) => one !== gone),
      () => field.current?.focus(),
    );
  const wrong = advice && !good && t(`origins.advice.${advice.is}`, advice.is === 'covered' ? { by: advice.by } : {});
  const instead = advice && 'instead' in advice ? advice.instead : undefined;
  return (
    <section className={css.origins} aria-labelledby={formId}>
      <div className={css.title}>
        <h3 id={formId}>{t('origins.title')}</h3>
        <small>{t('origins.count', { count: allowedOrigins.length, most: widgetLimits.origins })}</small>
      </div>
      <p className={css.soft}>{t('origins.lead')}</p>
      {error && variables && 'allowedOrigins' in variables && (
        <Alert tone="bad" urgent title={t('failed.change')} help={helpOf(error)}>
          {refusal(error)}
        </Alert>
      )}
      {allowedOrigins.length === 0 ? (
        <p className={css.none}>{t('origins.none')}</p>
      ) : (
        <ul className={css.list}>
          {allowedOrigins.map((one) => (
            <li key={one}>
              <Icon of={isLocal(one) ? Laptop : Globe} />
              <code>{one}</code>
              {isLocal(one) && <small>{t('origins.local')}</small>}
              {entitled && (
                <Button
                  look="ghost"
                  size="sm"
                  square
                  aria-label={t('origins.remove', { origin: one })}
                  aria-disabled={isPending}
                  onClick={() => !isPending && remove(one)}
                >
                  <Icon of={Trash2} />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {entitled && (
        <form onSubmit={add} noValidate className={css.add}>
          <Field
            label={t('origins.label')}
            hint={isFull ? t('origins.full') : advice && good ? t(`origins.advice.${advice.is}`) : t('origins.hint')}
            error={(hasTried && origin === '' && t('origins.required')) || wrong}
          >
            <div className={css.addRow}>
              <Input
                ref={field}
                dense
                className="mono"
                type="url"
                inputMode="url"
                placeholder="https://pagos.tuempresa.com"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={widgetLimits.originCharacters}
                disabled={isFull}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
              <Button type="submit" busy={isPending} disabled={isFull}>
                {t('origins.add')}
              </Button>
            </div>
          </Field>
          {instead && (
            <Button look="ghost" size="sm" onClick={() => setTyped(instead)}>
              {t('origins.use', { origin: instead })}
            </Button>
          )}
        </form>
      )}
      <OriginSyntax />
    </section>
  );
};
