/** A key of all that is sent: the same draft sent again has the same, and one that was changed has another. */
export const keyOf = async (lines: Blob, ...rest: readonly string[]): Promise<string> => {
  const whole = await new Blob([JSON.stringify(rest), '\n', lines]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
  return `lote-${[...digest.subarray(0, 20)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};
