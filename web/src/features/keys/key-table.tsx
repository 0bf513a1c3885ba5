import { Ellipsis, FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Table } from '../../components/ui/table.tsx';
import { useFormat } from '../../lib/format.ts';
import { useAgo } from '../../lib/use-ago.ts';
import type { Key } from './api/keys.ts';
import { KeyMonth } from './key-month.tsx';
import { KeyState } from './key-state.tsx';
import css from './keys.module.css';

export interface KeyTableProps {
  readonly keys: readonly Key[];
  readonly onRotate: (id: string) => void;
  readonly onManage: (id: string) => void;
}

const columns = ['name', 'keyId', 'environment', 'lastUsed', 'month'] as const;

/** The secret before, while it still works beside the newest. */
export const Rotating = ({ secrets }: Pick<Key, 'secrets'>) => {
  const { t } = useTranslation('keys');
  const { shortMoment } = useFormat();
  const before = secrets.find(({ expiresAt }) => expiresAt !== null);
  if (!before?.expiresAt) return null;
  return <p className={css.note}>{t('twoSecrets', { end: before.endsWith, moment: shortMoment(before.expiresAt) })}</p>;
};

/** A row each; on a phone every row is a small card. */
export const KeyTable = ({ keys, onRotate, onManage }: KeyTableProps) => {
  const { t } = useTranslation('keys');
  const ago = useAgo();
  return (
    <Table className={css.keys} aria-label={t('list')}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={css[column]}>
              {t(`columns.${column}`)}
            </th>
          ))}
          <th scope="col">
            <span className="vh">{t('columns.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.id} className={key.state === 'active' ? undefined : css.off}>
            <td className={css.name}>
              <p className={css.title}>
                <b>{key.name}</b> {key.state !== 'active' && <KeyState of={key.state} />}
              </p>
              {key.description && <p className={css.note}>{key.description}</p>}
              <Rotating secrets={key.secrets} />
            </td>
            <td className={css.keyId}>
              <span className={css.id}>
                <code>{key.keyId}</code>
                <CopyButton square text={key.keyId} label={t('copyKey', { name: key.name })} />
              </span>
            </td>
            <td className={css.environment}>
              {key.environment === 'sandbox' ? (
                <Badge icon={FlaskConical} tone="test">
                  {t('environments.sandbox')}
                </Badge>
              ) : (
                t('environments.production')
              )}
            </td>
            <td className={css.lastUsed}>
              <span className={css.label}>{t('columns.lastUsed')}: </span>
              {key.lastUsedAt ? ago(key.lastUsedAt) : t('never')}
            </td>
            <td className={css.month}>
              <KeyMonth {...key.usage} />
            </td>
            <td className={css.actions}>
              <div>
                <Button
                  look="ghost"
                  size="sm"
                  aria-label={t('rotateOf', { name: key.name })}
                  onClick={() => onRotate(key.id)}
                >
                  {t('rotate')}
                </Button>
                <Button
                  look="ghost"
                  size="sm"
                  square
                  aria-label={t('manageOf', { name: key.name })}
                  onClick={() => onManage(key.id)}
                >
                  <Icon of={Ellipsis} />
                </Button>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const widths = ['9rem', '12rem', '7rem'] as const;

/** The rows of a list that is on its way. */
export const KeysSkeleton = () => (
  <div className={css.skeleton} aria-hidden="true">
    {widths.map((width) => (
      <div key={width}>
        <Skeleton width={width} />
        <Skeleton width="8rem" />
        <Skeleton width="6rem" />
      </div>
    ))}
  </div>
);
