/** The text of a body, or nothing when it is longer: then the connection is closed and no more of it is kept. */
export const textAtMost = async (
  { body }: Pick<Response, 'body'>,
  bytesAtMost: number,
): Promise<string | undefined> => {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (bytes > bytesAtMost) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};
