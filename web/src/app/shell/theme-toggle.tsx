import { useState } from 'react';
import { SunMoon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { chooseTheme, currentTheme, otherTheme } from '../../lib/theme.ts';

export const ThemeToggle = () => {
  const { t } = useTranslation();
  const [theme, setTheme] = useState(currentTheme);
  const next = otherTheme(theme);
  const toggle = () => {
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <Button look="ghost" square aria-label={t(`theme.${next}`)} onClick={toggle}>
      <Icon of={SunMoon} />
    </Button>
  );
};
