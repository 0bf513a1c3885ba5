'use client';

import { createElement, useEffect, useRef, type RefObject } from 'react';
import type { CuentaClara, Mode, Widget } from '../loader/types.ts';
import { reservedHeight } from '../protocol.ts';
import { load } from './load.ts';
import type * as published from './types.ts';

/** One widget for as long as the component stands there, whatever its owner hands it meanwhile. */
const useWidget = (props: published.WidgetProps, mode: Mode, container?: RefObject<HTMLDivElement | null>) => {
  const { script, token, language, theme, appearance } = props;
  const latest = useRef(props);
  const widget = useRef<Widget>(undefined);
  const isWanted = useRef(mode === 'inline');
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    let isGone = false;
    // Later than the effect itself: what React takes back at once, as in strict mode, asks for no session.
    const begin = (api: CuentaClara | undefined) => {
      if (isGone) return;
      const { fetchToken, ...rest } = latest.current;
      if (!api) return rest.onError?.({ code: 'unreachable', message: `${script} did not load` });
      widget.current = api.create({
        ...rest,
        mode,
        container: container?.current ?? undefined,
        fetchToken: fetchToken && (async () => (latest.current.fetchToken ?? fetchToken)()),
        onReady: () => latest.current.onReady?.(),
        onSuccess: (result) => latest.current.onSuccess?.(result),
        onExit: (exit) => latest.current.onExit?.(exit),
        onError: (error) => latest.current.onError?.(error),
      });
      if (isWanted.current) widget.current.open();
    };
    void load(script)
      .catch(() => undefined)
      .then(begin);
    return () => {
      isGone = true;
      widget.current?.destroy();
      widget.current = undefined;
    };
  }, [script, token, mode, container]);
  useEffect(() => {
    widget.current?.update({ language, theme, appearance });
  }, [language, theme, JSON.stringify(appearance)]);
  const open = useRef(() => {
    isWanted.current = true;
    widget.current?.open();
  });
  return { open: open.current };
};

export const CuentaClaraWidget: typeof published.CuentaClaraWidget = (props) => {
  const box = useRef<HTMLDivElement>(null);
  useWidget(props, 'inline', box);
  return createElement('div', { ref: box, style: { minHeight: reservedHeight } });
};

export const useCuentaClara: typeof published.useCuentaClara = (props) => useWidget(props, 'modal');
