import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import css from './shell.module.css';

/** Where the top bar has room for the title of the page below it. */
export const TitlePlace = createContext<HTMLElement | null>(null);

export interface PageTitleProps {
  readonly children: ReactNode;
  /** No tab has this name: narrow screens show it above the page. */
  readonly isOfNoTab?: boolean;
}

/** The one title of a page, in the top bar; narrow screens, whose tab bar names the place, only read it out. */
export const PageTitle = ({ children, isOfNoTab = false }: PageTitleProps) => {
  const place = use(TitlePlace);
  return (
    <>
      {place && createPortal(<h1 tabIndex={-1}>{children}</h1>, place)}
      {isOfNoTab && (
        <p className={css.titleShown} aria-hidden="true">
          {children}
        </p>
      )}
    </>
  );
};
