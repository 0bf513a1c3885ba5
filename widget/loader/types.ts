/** What the widget offers a page. Published beside the loader as `widget.d.ts`: types alone, and nothing imported. */
export type Mode = 'inline' | 'modal';
export type Language = 'es' | 'en';
export type Theme = 'light' | 'dark' | 'auto';
export type Verdict = 'confirmed' | 'mismatch' | 'unusable' | 'unanswered';

/** What can change while the widget is open. */
export interface Looks {
  /** What your server said of the session comes first. */
  readonly language?: Language | undefined;
  /** What your server said of the session comes first. `auto` follows the system of the payee. */
  readonly theme?: Theme | undefined;
  /** Names and values from the closed list of the documentation; what is not there is left out and told on the console. */
  readonly appearance?: Readonly<Record<string, string>> | undefined;
}

/** An account that its payee accepted. Your server trades `resultToken` for the whole answer: believe that one alone. */
export interface Result {
  readonly validationId: string;
  readonly resultToken: string;
  readonly verdict: Verdict;
  readonly status: string;
  readonly country: string;
  readonly bank: { readonly code: string; readonly name: string } | null;
  /** Masked but for its last four characters. */
  readonly accountNumber: string;
}

export interface Failure {
  readonly code: 'tokenMissing' | 'tokenRefused' | 'notAllowed' | 'unreachable' | 'off' | 'invalidOptions';
  /** For developers, in English. */
  readonly message: string;
}

export interface Options extends Looks {
  /** From `POST /v1/widget/sessions` of your server. Give this or `fetchToken`. */
  readonly token?: string | undefined;
  /** Asks your server for a token, when the widget opens and when the payee wants to go on after ten minutes. */
  readonly fetchToken?: (() => Promise<string>) | undefined;
  /** `inline` by default. */
  readonly mode?: Mode | undefined;
  /** Where it stands inline, as an element or a selector: else in what `open` is given, else at the end of the page. */
  readonly container?: Element | string | undefined;
  readonly onReady?: (() => void) | undefined;
  readonly onSuccess?: ((result: Result) => void) | undefined;
  /** The payee left without an account, after so many questions to banks. */
  readonly onExit?: ((exit: { readonly asked: number }) => void) | undefined;
  readonly onError?: ((error: Failure) => void) | undefined;
}

export interface Widget {
  /** Shows it. Once is enough; a dialog that was closed opens again as it was. */
  readonly open: (target?: Element | string) => void;
  readonly update: (looks: Looks) => void;
  /** Takes everything away that it put into the page. */
  readonly destroy: () => void;
}

export interface CuentaClara {
  /** Throws an error with `code` where the options cannot work. */
  readonly create: (options: Options) => Widget;
}

declare global {
  interface Window {
    /** Once the script has loaded. */
    readonly CuentaClara?: CuentaClara;
  }
}
