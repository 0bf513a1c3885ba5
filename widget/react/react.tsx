/** Replaced by the wrapper itself. */
export const CuentaClaraWidget = () => null;
