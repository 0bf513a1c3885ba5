import { useEffect, useState } from 'preact/hooks';
import type { WidgetLanguage } from '#shared/validation/widget.ts';
import type { Texts } from './es.ts';
import type { LaterTexts } from './later/es.ts';
import { loadFindings, loadLaterTexts, loadTexts, type Findings } from './load.ts';

interface Loaded {
  readonly texts?: Texts;
  readonly findings?: Findings;
  readonly later?: LaterTexts;
  readonly hasFailed?: boolean;
}

/** Asked for again by what needs it. */
const ignore = () => undefined;

/** The texts of a language, and those of the engine once the form can be used; the old language stays until the new one is here. */
export const useLoadedTexts = (language: WidgetLanguage, isUsable: boolean): Loaded => {
  const [loaded, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    let isLatest = true;
    const add = (more: Loaded) => {
      if (isLatest) setLoaded((now) => ({ ...now, ...more }));
    };
    if (isUsable) {
      loadFindings(language).then((findings) => add({ findings }), ignore);
      loadLaterTexts(language).then((later) => add({ later }), ignore);
    }
    loadTexts(language).then(
      (texts) => {
        document.documentElement.lang = language;
        add({ texts });
      },
      () => add({ hasFailed: true }),
    );
    return () => {
      isLatest = false;
    };
  }, [language, isUsable]);
  return loaded;
};
