import { SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { chooseTheme, otherTheme, useTheme } from '../../lib/theme.ts';

export const ThemeToggle = () => {
  const { t } = useTranslation();
  const next = otherTheme(useTheme());
  return (
    <Button look="ghost" square aria-label={t(`theme.${next}`)} onClick={() => chooseTheme(next)}>
      <Icon of={SunMoon} />
    </Button>
  );
};
