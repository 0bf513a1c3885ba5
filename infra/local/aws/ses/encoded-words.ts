/** `=C3=B3` -> the two bytes it stands for; everything else is itself. */
const quotedBytes = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );

/**
 * Header text outside ASCII travels as encoded words, in base64 (B) or quoted-printable (Q, with `_` for a space).
 * White space between two encoded words is not part of the text. RFC 2047.
 * Example: `=?UTF-8?Q?Verificaci=C3=B3n?=` is `Verificación`.
 */
export const decodeWords = (header: string): string =>
  header
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi, (_, charset: string, encoding: string, text: string) =>
      new TextDecoder(charset).decode(
        encoding.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : quotedBytes(text.replaceAll('_', ' ')),
      ),
    );
