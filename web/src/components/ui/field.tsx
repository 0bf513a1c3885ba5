import { createContext, use, useId, type ReactNode } from 'react';
import { CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import './field.css';

interface FieldLinks {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

const FieldContext = createContext<FieldLinks | undefined>(undefined);

/** What ties a control to the label, hint and error of the `Field` around it. */
export const useFieldLinks = (): FieldLinks | undefined => use(FieldContext);

export interface FieldProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly optional?: boolean;
  /** Beside the label: a count, a link. */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly className?: string;
}

export const Field = ({ label, children, optional, aside, hint, error, className = '' }: FieldProps) => {
  const { t } = useTranslation('ui');
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }}>
      <div className={`field ${className}`}>
        <div className="label">
          <label htmlFor={id}>{label}</label>
          {optional && <small>{t('optional')}</small>}
          {aside && <small>{aside}</small>}
        </div>
        {children}
        {error && (
          <p className="error" id={`${id}-error`}>
            <Icon of={CircleX} />
            <span>{error}</span>
          </p>
        )}
        {hint && (
          <div className="hint" id={`${id}-hint`}>
            {hint}
          </div>
        )}
      </div>
    </FieldContext>
  );
};
