import { useEffect, useRef } from 'preact/hooks';

/** The heading of a screen that took the place of another one: it takes the focus, so that it is read. */
export const Heading = ({ text, isHidden = false }: { readonly text: string; readonly isHidden?: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} class={isHidden ? 'vh' : undefined}>
      {text}
    </h2>
  );
};
