/** How a copy of an account's data is asked for, kept and downloaded. */
export const accountExport = {
  /** From when it is ready: then its file goes. */
  keptHours: 24,
  /** It costs a walk through all that is kept. */
  perDay: 3,
  /** An address that downloads it works so long. */
  linkSeconds: 300,
  /** One that is not ready by then will not be: whoever asked may ask again. */
  failsAfterHours: 6,
} as const;

export const accountExportStates = ['none', 'preparing', 'ready', 'expired', 'failed'] as const;
export type AccountExportState = (typeof accountExportStates)[number];
