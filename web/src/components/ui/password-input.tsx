import { useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Input } from './controls.tsx';
import { Icon } from './icon.tsx';

/** A password that can be shown while it is typed. */
export const PasswordInput = (props: ComponentProps<'input'>) => {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  return (
    <div className="reveal">
      <Input {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <Button
        look="ghost"
        size="sm"
        square
        aria-pressed={shown}
        aria-label={t('showPassword')}
        onClick={() => setShown(!shown)}
      >
        <Icon of={shown ? EyeOff : Eye} />
      </Button>
    </div>
  );
};
