import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Where the top bar has room for the title of the page below it. */
export const TitlePlace = createContext<HTMLElement | null>(null);

/** The one title of a page, in the top bar; narrow screens, whose tab bar names the place, only read it out. */
export const PageTitle = ({ children }: { readonly children: ReactNode }) => {
  const place = use(TitlePlace);
  return place && createPortal(<h1 tabIndex={-1}>{children}</h1>, place);
};
