/**
 * Forms alone that a mail server takes: 64 characters before the @, labels of 63 that no hyphen begins or ends (RFC 5321, 1035).
 * A mail that is refused where it leaves keeps those behind it waiting.
 */
export const deliverable =
  /^(?=[^@]{1,64}@)(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

export const longestEmail = 254;
