import { useEffect, useRef, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Country } from '#shared/engine/country.ts';
import type { CountryCode, FieldName } from '#shared/engine/names.ts';
import type { Pasted } from '#shared/engine/pasted/index.ts';
import { creditsPerValidation } from '#shared/plans.ts';
import { fieldsAtMost } from '#shared/validation/limits.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardFoot } from '../../../components/ui/card.tsx';
import { Input } from '../../../components/ui/controls.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { useOnline } from '../../../lib/connectivity/current.ts';
import { cannotBeAsked } from './bank-choices.ts';
import { CountryField } from './country-field.tsx';
import { bodyOf, type Draft, type Reading } from './draft.ts';
import type { FormNotices } from '../slots.ts';
import { useNames } from '../messages/code-names.ts';
import { NumberField } from './number-field.tsx';
import { RequiredField } from './required-field.tsx';
import { useComplaints } from './use-complaints.ts';
import { cx } from '../../../components/ui/class-names.ts';
import css from './form.module.css';

export interface ValidationFormProps {
  readonly country: Country;
  readonly reading: Reading;
  /** What the server refused, by field. */
  readonly refused: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
  /** The bank has just what stands here and wants more time: asking once more would pay twice. */
  readonly isAsked: boolean;
  /** What stands here cannot be paid for; whoever tries all the same is told what to do. */
  readonly lacksCredits: boolean;
  /** What is already known of the account stands above the foot. */
  readonly notices: FormNotices;
  readonly onShow: (id: string) => void;
  readonly onTestNumbers: () => void;
  /** The country that was chosen, be its rules here or on their way. */
  readonly chosen: CountryCode;
  readonly onCountry: (country: CountryCode) => void;
  readonly onTurn: (country: CountryCode, fields: Partial<Draft>) => void;
  readonly onLines?: ((pasted: Pasted) => void) | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onSubmit: () => void;
}

/** Asks exactly what the country, bank and format need; the engine answers while one types. */
export const ValidationForm = (props: ValidationFormProps) => {
  const { country, reading, refused, isBusy, isAsked, lacksCredits, onCountry, onChange, onSubmit } = props;
  const { chosen, onTurn, onLines, notices: Notices, onShow, onTestNumbers } = props;
  const { t } = useTranslation('validation');
  const names = useNames();
  const isOnline = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const { errorOf, left, tried, restart, isRight, isTried } = useComplaints(reading, refused);
  const { draft, requirements, documentDoubts, judged } = reading;
  const isTest = draft.environment === 'sandbox';
  const isSilent = draft.environment === 'production' && cannotBeAsked(country, judged.bank?.code);
  const silentHint = isSilent ? t('form.bankNotAsked') : undefined;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isOnline || isBusy || isAsked) return;
    tried();
    if (isRight) return onSubmit();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const chooseCountry = (next: CountryCode) => {
    restart();
    onCountry(next);
  };
  const more = useRef<HTMLDetailsElement>(null);
  const optional = requirements.fields.filter(({ required }) => !required);
  const hasMore = draft.reference !== '' || optional.some(({ field }) => draft[field] !== '');
  // What came with a paste, a queue or another answer is to be seen before it is asked.
  useEffect(() => {
    if (hasMore && more.current) more.current.open = true;
  }, [hasMore]);
  const asksBank = requirements.fields.some(({ field }) => field === 'bankCode');
  const fieldsThat = (required: boolean) =>
    requirements.fields
      .filter((requirement) => requirement.required === required)
      .map((requirement) => {
        const { field } = requirement;
        const shared = { country, error: errorOf(field), onBlur: () => left(field) };
        if (field === 'accountNumber') {
          return (
            <NumberField
              key={field}
              {...shared}
              {...{ reading, onChange, onTurn, onLines }}
              hint={asksBank ? undefined : silentHint}
            />
          );
        }
        const hints: Partial<Record<FieldName, string | undefined>> = {
          bankCode: silentHint,
          documentNumber: documentDoubts.map((code) => names.finding({ code })).join(' '),
        };
        return (
          <RequiredField
            key={field}
            {...shared}
            requirement={requirement}
            value={draft[field]}
            hint={hints[field] || undefined}
            onChange={(value) => onChange({ [field]: value })}
          />
        );
      });

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t('form.title')}>
      <Card className={css.form}>
        <h2 className="vh">{t('form.title')}</h2>
        <div className={css.head}>
          <CountryField value={chosen} onChange={chooseCountry} />
          <Switch
            tone="test"
            label={t('form.sandbox')}
            checked={isTest}
            onChange={({ target }) => onChange({ environment: target.checked ? 'sandbox' : 'production' })}
          />
        </div>
        {isTest && (
          <p className={css.test}>
            {t('form.sandboxHint')}
            <Button look="ghost" size="xs" onClick={onTestNumbers}>
              {t('form.testNumbers')}
            </Button>
          </p>
        )}
        <div className={cx('pad', css.fields)}>
          {fieldsThat(true)}
          <Field label={t('form.beneficiary')} optional hint={t('form.beneficiaryHint')}>
            <Input
              value={draft.beneficiaryName}
              onChange={({ target }) => onChange({ beneficiaryName: target.value })}
              maxLength={fieldsAtMost.beneficiaryName}
              autoComplete="off"
              dense
            />
          </Field>
          <details className={css.more} ref={more}>
            <summary>{t('form.more')}</summary>
            <div className={css.fields}>
              {fieldsThat(false)}
              <Field label={t('form.reference')} optional hint={t('form.referenceHint')}>
                <Input
                  value={draft.reference}
                  onChange={({ target }) => onChange({ reference: target.value })}
                  maxLength={fieldsAtMost.reference}
                  autoComplete="off"
                />
              </Field>
            </div>
          </details>
        </div>
        <Notices body={isRight ? bodyOf(reading) : undefined} onShow={onShow} />
        <CardFoot className={css.foot}>
          <Button look={lacksCredits ? 'quiet' : 'primary'} type="submit" busy={isBusy} disabled={!isOnline || isAsked}>
            {t('form.submit')}
            <kbd aria-hidden="true">↵</kbd>
          </Button>
          <FootNote
            {...{ isOnline, isAsked, lacksCredits }}
            isFree={isTest || isSilent}
            isWrong={isTried && !isRight}
          />
        </CardFoot>
      </Card>
    </form>
  );
};

interface FootNoteProps {
  readonly isFree: boolean;
  readonly isOnline: boolean;
  readonly isAsked: boolean;
  readonly lacksCredits: boolean;
  readonly isWrong: boolean;
}

const FootNote = ({ isOnline, isAsked, lacksCredits, isFree, isWrong }: FootNoteProps) => {
  const { t } = useTranslation('validation');
  const price = isFree ? t('form.free') : t('form.costs', { count: creditsPerValidation });
  if (!isOnline) return <output>{t('form.offline')}</output>;
  if (isWrong) return <output className={css.isWrong}>{t('form.fix')}</output>;
  if (isAsked) return <output>{t('form.asked')}</output>;
  return <output>{lacksCredits ? t('form.noCredits') : price}</output>;
};
