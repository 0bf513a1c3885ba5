import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place beside the title of a page that its parts may fill; absent until it is on screen. */
export const HeadEndContext = createContext<HTMLElement | null>(null);

/** Puts what belongs to a part of a page, such as its filters, beside the title of the page. */
export const HeadEnd = ({ children }: { readonly children: ReactNode }) => {
  const place = use(HeadEndContext);
  return place && createPortal(children, place);
};
