import { startCopy } from '../../portal/copy.ts';
import { startTabs } from '../../portal/tabs.ts';

/** The code of a page: in the reader's language of programming, and to be copied. */
export const startCode = (): void => {
  startTabs();
  startCopy();
};
