import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { WidgetTheme } from '#shared/validation/widget.ts';

type Given = Readonly<Record<string, string>> | undefined;

/** Most pages change nothing: what reads an appearance is fetched for those that do. */
const loadApply = () => import('./apply-appearance.ts');

/** The theme, and what the page changes of it. Answers what was left out, once it is known. */
export const useLook = (root: HTMLElement, theme: WidgetTheme, given: Given): readonly string[] | undefined => {
  const [ignored, setIgnored] = useState<readonly string[] | undefined>(given ? undefined : []);
  useLayoutEffect(() => {
    root.dataset['theme'] = theme;
  }, [theme]);
  useEffect(() => {
    if (!given) return;
    let isLatest = true;
    loadApply().then(
      ({ applyAppearance }) => {
        if (isLatest) setIgnored(applyAppearance(root, given));
      },
      () => setIgnored(Object.keys(given)),
    );
    return () => {
      isLatest = false;
    };
  }, [given]);
  return ignored;
};
