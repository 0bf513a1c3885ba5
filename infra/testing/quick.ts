/**
 * What waits in production waits as little here as tests can tell from not at all. The deadline leaves an honest answer
 * time on a busy machine: only banks that never answer wait for it.
 */
export const quickMs = {
  bankDeadline: 2000,
  bankPatience: 800,
  bankRetryPause: 20,
  slowSandbox: 300,
  widgetSoonest: 150,
} as const;

/** The settings of every cloud that tests boot. */
export const quick = {
  CUENTACLARA_BANK_LATENCY_MS: '0',
  CUENTACLARA_BANK_DEADLINE_MS: String(quickMs.bankDeadline),
  CUENTACLARA_BANK_PATIENCE_MS: String(quickMs.bankPatience),
  CUENTACLARA_BANK_RETRY_PAUSE_MS: String(quickMs.bankRetryPause),
  CUENTACLARA_SLOW_SANDBOX_MS: String(quickMs.slowSandbox),
  CUENTACLARA_WIDGET_SOONEST_MS: String(quickMs.widgetSoonest),
} as const;
