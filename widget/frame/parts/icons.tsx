import type { ComponentChildren } from 'preact';

const Icon = ({ children, look }: { readonly children: ComponentChildren; readonly look?: string }) => (
  <svg class={look ? `i ${look}` : 'i'} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);

const disc = <circle cx="12" cy="12" r="10" class="solid" />;

/** Each judgement has a shape of its own: disc, octagon, triangle, dashed ring. */
const marks = {
  ok: (
    <>
      {disc}
      <path d="m8 12.2 2.7 2.7L16 9.4" class="cut" />
    </>
  ),
  bad: (
    <>
      <path d="M7.9 2h8.2L22 7.9v8.2L16.1 22H7.9L2 16.1V7.9z" class="solid" />
      <path d="m9 9 6 6m0-6-6 6" class="cut" />
    </>
  ),
  warn: (
    <>
      <path d="M12 2.6 22.6 21H1.4z" class="solid" />
      <path d="M12 9.4v5m0 3v.1" class="cut" />
    </>
  ),
  partial: <circle cx="12" cy="12" r="9.2" stroke-dasharray="3.6 3.6" />,
};
export type MarkName = keyof typeof marks;

export const Mark = ({ of }: { readonly of: MarkName }) => <Icon>{marks[of]}</Icon>;

export const Spinner = () => (
  <Icon look="spin">
    <path d="M21 12a9 9 0 1 1-6.219-8.56" />
  </Icon>
);

export const Cross = () => (
  <Icon>
    <path d="M18 6 6 18M6 6l12 12" />
  </Icon>
);

export const Lock = () => (
  <Icon>
    <rect width="18" height="11" x="3" y="11" rx="2" />
    <path d="M7 11V7a5 5 0 0 1 10 0v4" />
  </Icon>
);

export const Flask = () => (
  <Icon>
    <path d="M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2" />
    <path d="M6.453 15h11.094M8.5 2h7" />
  </Icon>
);

export const Down = () => (
  <Icon look="down">
    <path d="m6 9 6 6 6-6" />
  </Icon>
);
