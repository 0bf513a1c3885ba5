import { createElement, type ComponentProps } from 'react';

type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>];

interface Drawing {
  readonly node: readonly Shape[];
}

/** In the place of Lucide's own: the same lines, drawn as `.i` says, without the 2 kB of what else an icon may be asked. */
const createIcon = ({ node }: Drawing) => {
  const Drawn = (props: ComponentProps<'svg'>) => (
    <svg viewBox="0 0 24 24" {...props}>
      {node.map(([name, { key, ...attributes }]) => createElement(name, { key, ...attributes }))}
    </svg>
  );
  return Drawn;
};

export default createIcon;
