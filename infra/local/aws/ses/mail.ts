/** A mail as a program hands it to SES. */
export interface Outgoing {
  readonly from: string;
  /** Everyone who gets it, copies included. */
  readonly recipients: readonly string[];
  /** Who gets the answers. */
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly configurationSet?: string | undefined;
  /** By name; what becomes of the mail is told with them. */
  readonly tags?: Readonly<Record<string, string>>;
}
