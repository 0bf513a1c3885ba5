import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { WidgetTheme } from '#shared/validation/widget.ts';
import type { Looks } from '../../protocol.ts';

/** Most pages change nothing: what reads an appearance is fetched for those that do. */
const loadApply = () => import('./apply-appearance.ts');

/** The theme, and what the page changes of it. Answers what was left out, once it is known. */
export const useLook = (
  root: HTMLElement,
  theme: WidgetTheme,
  { appearance: given, theme: asked = 'auto' }: Looks,
): readonly string[] | undefined => {
  const [ignored, setIgnored] = useState<readonly string[] | undefined>(given ? undefined : []);
  useLayoutEffect(() => {
    root.dataset['theme'] = theme;
    // The document has the colour scheme that the page gives its iframe, as else it would not be transparent.
    document.documentElement.style.colorScheme = asked === 'auto' ? 'light dark' : asked;
  }, [root, theme, asked]);
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
  }, [root, given]);
  return ignored;
};
