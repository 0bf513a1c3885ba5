import { CircleX } from 'lucide-react';
import { useFormContext, type FieldError } from 'react-hook-form';
import { Icon } from '../../components/ui/icon.tsx';
import type { Missing } from './field-checks.ts';
import { cx } from '../../components/ui/class-names.ts';
import css from './auth-form.module.css';

const missing: readonly Missing[] = ['required', 'emailRequired', 'corporateEmailRequired'];

/** Says what a form needs once it was sent without it. Under the fields: above them it would move what is being typed. */
export const MissingFields = ({ children }: { readonly children: string }) => {
  const { errors, submitCount } = useFormContext().formState;
  const isMissing = Object.values(errors as Record<string, FieldError>).some(({ message }) =>
    missing.some((one) => one === message),
  );
  return (
    <p className={cx('error', css.missing)} role="alert">
      {submitCount > 0 && isMissing && (
        <>
          <Icon of={CircleX} />
          <span>{children}</span>
        </>
      )}
    </p>
  );
};
