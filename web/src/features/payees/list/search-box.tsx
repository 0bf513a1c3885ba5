import { useEffect, useState } from 'react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { searchAtMost } from '#shared/validation/limits.ts';
import { Input } from '../../../components/ui/controls.tsx';
import { Icon } from '../../../components/ui/icon.tsx';

const typingMs = 300;

export interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (search: string) => void;
}

/** Searches once nothing is typed any more. */
export const SearchBox = ({ value, onChange }: SearchBoxProps) => {
  const { t } = useTranslation('payees');
  const [shown, setShown] = useState({ typed: value, from: value });
  // Somebody else cleared it, or put another name in.
  if (shown.from !== value) setShown({ typed: value, from: value });
  const { typed } = shown;
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <search className="with-icon">
      <Icon of={Search} />
      <Input
        dense
        type="search"
        maxLength={searchAtMost}
        autoComplete="off"
        aria-label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={typed}
        onChange={({ target }) => setShown({ typed: target.value, from: value })}
      />
    </search>
  );
};
