import { useId, type ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import './code-block.css';

export interface CodeBlockProps {
  readonly title: ReactNode;
  readonly code: string;
  /** Said of what stands at the right of the title, such as the environment. */
  readonly aside?: ReactNode;
  /** Nothing to copy where the code is an answer. */
  readonly copy?: ReactNode;
  /** Long code, of which so much is seen at once. */
  readonly scrolls?: boolean;
}

/** Strings and headers are what a reader looks for in a call. */
const quoted = /("(?:[^"\\]|\\.)*"|'[^']*')/;

/** Code as it is to be pasted, with its name. Long lines go on in the next one: nothing is hidden on a phone. */
export const CodeBlock = ({ title, code, aside, copy, scrolls }: CodeBlockProps) => {
  const id = useId();
  return (
    <figure className="code" aria-labelledby={id}>
      <figcaption className="code-cap">
        <span id={id}>{title}</span>
        {aside && <span>{aside}</span>}
        {copy && <CopyButton text={code}>{copy}</CopyButton>}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <pre className={scrolls ? 'is-scrolled' : undefined} tabIndex={scrolls ? 0 : undefined}>
        <code>
          {code.split(quoted).map((part, index) =>
            index % 2 === 1 ? (
              // oxlint-disable-next-line react/no-array-index-key -- the pieces of one text never change their order
              <span key={index} className="code-str">
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </code>
      </pre>
    </figure>
  );
};
