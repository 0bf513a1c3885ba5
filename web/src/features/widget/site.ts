/** Where the widget comes from: the version of its loader that never changes, and the digest a browser knows it by. */
export interface WidgetSite {
  /** Without a slash at its end. */
  readonly address: string;
  readonly version: string;
  readonly integrity: string;
}
