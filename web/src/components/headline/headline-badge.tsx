import { headlineOf, headlineToneOf, type Headed } from '#shared/validation/headline.ts';
import { Badge, type BadgeProps } from '../ui/badge.tsx';
import { headlineIcons } from './headline-icon.tsx';
import { badgeTones } from './headline-tones.ts';

export interface HeadlineBadgeProps extends Pick<BadgeProps, 'children'> {
  readonly of: Headed;
}

/** The answer in a list, in its short words. */
export const HeadlineBadge = ({ of, children }: HeadlineBadgeProps) => {
  const headline = headlineOf(of);
  return (
    <Badge icon={headlineIcons[headline]} tone={badgeTones[headlineToneOf(of)]} spinning={headline === 'underway'}>
      {children}
    </Badge>
  );
};
