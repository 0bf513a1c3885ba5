import { TriangleAlert, type LucideIcon } from 'lucide-react';
import { Icon } from '../../../components/ui/icon.tsx';
import css from './result.module.css';

/** Sentences to bear in mind, a line each. */
export const Sentences = ({
  of,
  icon = TriangleAlert,
}: {
  readonly of: readonly string[];
  readonly icon?: LucideIcon;
}) =>
  of.map((sentence) => (
    <p className={css.reasons} key={sentence}>
      <Icon of={icon} />
      {sentence}
    </p>
  ));
