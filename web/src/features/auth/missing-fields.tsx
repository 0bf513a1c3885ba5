import { useFormContext, type FieldError } from 'react-hook-form';
import type { Missing } from './field-checks.ts';

const missing: readonly Missing[] = ['required', 'emailRequired', 'corporateEmailRequired'];

/** Announces what a form needs once it was sent without it; who sees the fields reads it beside each of them. */
export const MissingFields = ({ children }: { readonly children: string }) => {
  const { errors, submitCount } = useFormContext().formState;
  const isMissing = Object.values(errors as Record<string, FieldError>).some(({ message }) =>
    missing.some((one) => one === message),
  );
  return (
    <p className="vh" role="alert">
      {submitCount > 0 && isMissing && children}
    </p>
  );
};
