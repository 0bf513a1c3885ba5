import { useState, type ReactNode } from 'react';
import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export interface CopyButtonProps {
  readonly text: string;
  readonly children?: ReactNode;
}

const words = { idle: 'copy', copied: 'copied', failed: 'copyByHand' } as const;

/** Copies `text` and says whether it worked; the word goes back to "copy" when the button loses the focus. */
export const CopyButton = ({ text, children }: CopyButtonProps) => {
  const { t } = useTranslation('ui');
  const [outcome, setOutcome] = useState<keyof typeof words>('idle');
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <Button look="ghost" size="sm" onClick={copy} onBlur={() => setOutcome('idle')}>
      <Icon of={outcome === 'copied' ? Check : Copy} />
      <span aria-live="polite">{outcome === 'idle' ? (children ?? t('copy')) : t(words[outcome])}</span>
    </Button>
  );
};
