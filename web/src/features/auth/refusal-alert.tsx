import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/ui/alert.tsx';
import type { Refusal } from './refusal.ts';

/** A refusal that belongs to no field, in the server's words where it had some. */
export const RefusalAlert = ({ refusal }: { readonly refusal: Refusal<string> }) => {
  const { t } = useTranslation('auth', { keyPrefix: 'errors' });
  const text = refusal.said ?? t(refusal.code === 'network' ? 'network' : 'generic', { returnObjects: true });
  return (
    <Alert tone="bad" urgent title={text.title}>
      {text.detail}
    </Alert>
  );
};
