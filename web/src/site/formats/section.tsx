import { useId, type ReactNode } from 'react';

export interface SectionProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** What it is about on the left, the thing itself on the right. */
export const Section = ({ title, lead, children }: SectionProps) => {
  const id = useId();
  return (
    <section className="fmt-section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead}
      </div>
      <div>{children}</div>
    </section>
  );
};
