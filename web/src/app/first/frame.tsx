import type { ReactNode } from 'react';
import { Wordmark } from '../../components/ui/brand.tsx';
import '../../components/ui/field.css';
import { AnatomyAside } from '../../features/auth/anatomy-aside.tsx';
import css from '../shell/auth-frame.module.css';

/** The frame of a way in before there is an app, with the measures of the app's own. */
export const Frame = ({ children }: { readonly children: ReactNode }) => (
  <div id="first" aria-hidden="true">
    <div className={css.auth}>
      <div className={css.left}>
        <div className={css.head}>
          <span className="brand">
            <Wordmark />
          </span>
          <i className="first-tools" />
        </div>
        <div className={css.form}>{children}</div>
      </div>
      <AnatomyAside />
    </div>
  </div>
);

/** The words around a field, and its place: it cannot be typed into yet, so it does not look so. */
export const FieldToBe = ({ label, hint }: { readonly label: string; readonly hint?: ReactNode }) => (
  <div className="field">
    <div className="label">
      <span>{label}</span>
    </div>
    <i className="first-field" />
    {hint && <div className="hint">{hint}</div>}
  </div>
);

export const ButtonToBe = () => <i className="first-button" />;
