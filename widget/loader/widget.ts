/** Replaced by the loader itself. */
Object.defineProperty(window, 'CuentaClara', { value: Object.freeze({}), configurable: false });
