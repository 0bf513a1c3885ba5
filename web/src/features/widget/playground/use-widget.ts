import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { noteError } from '../last-error.ts';
import type { WidgetSite } from '../site.ts';
import { loaderOf, type Widget } from './loader.ts';
import type { Looks } from '../looks.ts';

export const eventNames = ['onReady', 'onSuccess', 'onExit', 'onError'] as const;
export type EventName = (typeof eventNames)[number];

export interface Using {
  readonly site: WidgetSite;
  readonly looks: Omit<Looks, 'country'>;
  /** A session of its own; another function is another session, and a new frame. */
  readonly fetchToken: () => Promise<string>;
  readonly onEvent: (name: EventName, what: unknown) => void;
}

/**
 * The widget in an element of the page, made by its own loader. How it looks changes while it stands; another mode or
 * another session makes it anew. Inline it opens at once, as a modal when it is told to.
 */
export const useWidget = ({ site, looks: { mode, language, theme, appearance }, fetchToken, onEvent }: Using) => {
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<Widget>(undefined);
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  const hear = useEffectEvent(onEvent);
  const current = useEffectEvent(() => ({ language, theme, appearance }));

  useEffect(() => {
    let isWanted = true;
    let made: Widget | undefined;
    const begin = async () => {
      setState('loading');
      const loader = await loaderOf(site);
      if (!isWanted || !container.current) return;
      made = loader.create({
        ...current(),
        mode,
        fetchToken,
        container: container.current,
        onReady: (what) => hear('onReady', what),
        onSuccess: (what) => hear('onSuccess', what),
        onExit: (what) => hear('onExit', what),
        onError: (what) => {
          noteError(what);
          hear('onError', what);
        },
      });
      widget.current = made;
      if (mode === 'inline') made.open();
      setState('there');
    };
    begin().catch(() => isWanted && setState('failed'));
    return () => {
      isWanted = false;
      widget.current = undefined;
      made?.destroy();
    };
  }, [site, mode, fetchToken, tries]);

  useEffect(() => {
    widget.current?.update({ language, theme, appearance });
  }, [language, theme, appearance]);

  return { container, state, open: () => widget.current?.open(), retry: () => setTries((count) => count + 1) };
};
