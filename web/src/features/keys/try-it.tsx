import { useTranslation } from 'react-i18next';
import { CodeBlock } from '../../components/ui/code-block.tsx';
import type { Key } from './api/keys.ts';
import { firstCallOf } from './first-call.ts';
import css from './keys.module.css';

export interface TryItProps {
  readonly keys: readonly Key[];
  /** Of the public API; absent while nobody knows it. */
  readonly address: string | undefined;
}

/** A call that works as it stands, with a key that answers: of the sandbox, if there is one. */
export const TryIt = ({ keys, address }: TryItProps) => {
  const { t } = useTranslation('keys');
  const active = keys.filter(({ state, usage }) => state === 'active' && usage.month < usage.limit);
  const key = active.find(({ environment }) => environment === 'sandbox') ?? active[0];
  if (!key) return null;
  return (
    <div className={css.try}>
      {address ? (
        <CodeBlock
          title={t('try.title')}
          aside={t(`environments.${key.environment}`)}
          code={firstCallOf(address, key)}
          copy={t('try.copy')}
        />
      ) : (
        <p className={css.note}>{t('try.noAddress')}</p>
      )}
      <p className={css.note}>{t('try.why')}</p>
    </div>
  );
};
