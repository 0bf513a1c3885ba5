import { useState, type ReactNode } from 'react';
import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from './button.tsx';
import { Icon } from './icon.tsx';

export interface CopyButtonProps extends Pick<ButtonProps, 'square'> {
  readonly look?: 'ghost' | 'quiet';
  readonly text: string;
  readonly children?: ReactNode;
  /** Names what is copied where an icon is all there is room for. */
  readonly label?: string;
}

/** Beside what it copies it is small; as one of the buttons of a form it is as large as they are. */
const sizes = { ghost: { size: 'sm' }, quiet: {} } as const;

const words = { idle: 'copy', copied: 'copied', failed: 'copyByHand' } as const;

/** Copies `text` and says whether it worked; the word goes back to "copy" when the button loses the focus. */
export const CopyButton = ({ text, children, label, look = 'ghost', ...rest }: CopyButtonProps) => {
  const { t } = useTranslation('ui');
  const [outcome, setOutcome] = useState<keyof typeof words>('idle');
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  const idle = label ?? children ?? t('copy');
  return (
    <Button {...rest} {...sizes[look]} look={look} onClick={copy} onBlur={() => setOutcome('idle')}>
      <Icon of={outcome === 'copied' ? Check : Copy} />
      <span aria-live="polite" className={label && 'vh'}>
        {outcome === 'idle' ? idle : t(words[outcome])}
      </span>
    </Button>
  );
};
