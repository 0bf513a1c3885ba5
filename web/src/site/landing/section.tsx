import { useId, type ReactNode } from 'react';

export interface SectionProps {
  /** The fragment by which the page's menu reaches it. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A stretch of the landing page under a hairline: what it says on the left, why on the right. */
export const Section = ({ id, title, lead, children }: SectionProps) => {
  const titleId = useId();
  return (
    <section className="sec" id={id} aria-labelledby={titleId}>
      <div className="wrap">
        <div className="sec-head">
          <h2 id={titleId}>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
};
