import type { ComponentProps } from 'react';
import { inLanguage } from '../addresses.ts';
import { useTranslation } from './translation.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
}

/** In the place of the app's link: every address is another document. */
export const Link = ({ to, children, ...rest }: LinkProps) => {
  const { i18n } = useTranslation();
  return (
    <a {...rest} href={inLanguage(to, i18n.language)}>
      {children}
    </a>
  );
};
