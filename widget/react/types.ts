import type { ReactElement } from 'react';
import type { Options } from '../loader/types.ts';

/** Published beside the wrapper as `react.d.mts`: types alone. */
export interface WidgetProps extends Omit<Options, 'container' | 'mode'> {
  /** `<widget>/v1/widget.js`: loaded once, unless the page has done so. */
  readonly script: string;
}

/** The widget where it stands. Another `token` or `script` is another widget; whatever else changes goes to the one there is. */
export declare const CuentaClaraWidget: (props: WidgetProps) => ReactElement;

/** The widget in a dialog, which opens when it is told to. */
export declare const useCuentaClara: (props: WidgetProps) => { readonly open: () => void };
