import type { WidgetLanguage, WidgetMode, WidgetTheme, WidgetVerdict } from '#shared/validation/widget.ts';

/**
 * What the page and the frame say to each other. The frame says `hello` to the only origin that may frame it; the page
 * answers once, with a port of a channel of its own, and from then on both use that port alone. Every version 1 of the
 * loader speaks to every frame, so a member may be added and none taken away.
 */
export const protocol = 'cuentaclara:1';

/** Frame to window of the page, before there is a port. */
export interface Hello {
  readonly type: `${typeof protocol}:hello`;
}

/** Page to window of the frame, with the port. */
export interface Connect {
  readonly type: `${typeof protocol}:connect`;
  readonly token: string;
  readonly options: Looks;
  /** Whether the page can get another token, so that a session that is over can go on. */
  readonly renewable: boolean;
}

/** What a page may say of how the frame looks; what a session says of language and theme comes first. */
export interface Looks {
  readonly mode: WidgetMode;
  readonly language?: WidgetLanguage | undefined;
  readonly theme?: WidgetTheme | undefined;
  /** Names and values of `shared/widget/appearance.ts`; what does not pass there is left out, and said. */
  readonly appearance?: Readonly<Record<string, string>> | undefined;
}

/** What a page learns of an account that its payee accepted. */
export interface Success {
  readonly validationId: string;
  readonly resultToken: string;
  readonly verdict: WidgetVerdict;
  readonly status: string;
  readonly country: string;
  readonly bank: { readonly code: string; readonly name: string } | null;
  /** Masked. */
  readonly accountNumber: string;
}

/** Why the widget cannot go on, in codes that do not change. */
export const widgetErrors = [
  'tokenMissing',
  'tokenRefused',
  'notAllowed',
  'unreachable',
  'off',
  'invalidOptions',
] as const;
export type WidgetErrorCode = (typeof widgetErrors)[number];

export interface WidgetError {
  readonly code: WidgetErrorCode;
  /** For developers, in English. */
  readonly message: string;
}

/** Over the port: frame to page. */
export type FromFrame =
  | { readonly type: 'ready'; readonly ignored: readonly string[] }
  | { readonly type: 'height'; readonly pixels: number }
  | { readonly type: 'success'; readonly result: Success }
  | { readonly type: 'exit'; readonly asked: number }
  | { readonly type: 'error'; readonly error: WidgetError }
  /** The session is over and the payee wants to go on. */
  | { readonly type: 'renew' };

/** Over the port: page to frame. */
export type ToFrame =
  | { readonly type: 'update'; readonly options: Partial<Looks> }
  | { readonly type: 'renewed'; readonly token: string }
  /** The dialog stands open again. */
  | { readonly type: 'shown' }
  /** The payee closed the dialog from outside the frame, which answers `exit`. */
  | { readonly type: 'hidden' };

/** The pixels a page keeps free for the frame from the beginning: what stands below never moves while it is no higher. */
export const reservedHeight = 880;
