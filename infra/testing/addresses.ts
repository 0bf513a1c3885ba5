/** The product's addresses as a stranger gets them from `endpoints.json`. */
export interface Addresses {
  readonly dashboard: string;
  readonly appApi: string;
  /** Absent while it declares nothing. */
  readonly publicApi?: string;
  readonly widget: string;
  readonly mailbox: string;
  readonly bankData: string;
  readonly paypal: string;
  readonly control: string;
}

// What is declared for every test stands where little is imported: whatever it imports changes for every test.
declare module 'vitest' {
  export interface ProvidedContext {
    /** Where test files get what all of them share. */
    run: string;
    /** A directory that goes with the run. */
    scratch: string;
  }
}
