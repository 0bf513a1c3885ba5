/** A text of the messages; what stands between backticks in it is code. */
export const Prose = ({ children }: { readonly children: string }) =>
  children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change their order
      <code key={index}>{part}</code>
    ) : (
      part
    ),
  );
