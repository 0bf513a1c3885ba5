import { Ellipsis, FlaskConical, Landmark, Plus } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { environments, type Environment } from '#shared/validation/environment.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHead } from '../../components/ui/card.tsx';
import { CopyButton } from '../../components/ui/copy-button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useAgo } from '../../lib/use-ago.ts';
import { widgetKeyList, type Key } from './api/keys.ts';
import { KeyDialogs } from './key-dialogs.tsx';
import { KeyState } from './key-state.tsx';
import { KeysSkeleton, Rotating } from './key-table.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { useKeyChanges } from './use-key-changes.ts';
import { WidgetKeyDialog } from './widget-key-dialog.tsx';
import css from './widget-keys.module.css';

const icons = { sandbox: FlaskConical, production: Landmark } as const;

interface RowProps {
  readonly of: Key;
  readonly onRotate: () => void;
  readonly onManage: () => void;
}

const Row = ({ of: key, onRotate, onManage }: RowProps) => {
  const { t } = useTranslation('keys');
  const ago = useAgo();
  return (
    <>
      <p className={css.id}>
        <code>{key.keyId}</code>
        <CopyButton square text={key.keyId} label={t('copyKey', { name: key.name })} />
        <KeyState of={key.state} />
      </p>
      <p className={css.note}>
        {t('columns.lastUsed')}: {key.lastUsedAt ? ago(key.lastUsedAt) : t('never')}
      </p>
      <Rotating secrets={key.secrets} />
      <p className={css.actions}>
        <Button size="sm" aria-label={t('widget.regenerateOf', { name: key.name })} onClick={onRotate}>
          {t('widget.regenerate')}
        </Button>
        <Button look="ghost" size="sm" aria-label={t('manageOf', { name: key.name })} onClick={onManage}>
          <Icon of={Ellipsis} />
          {t('manage')}
        </Button>
      </p>
    </>
  );
};

export interface WidgetKeysProps {
  /** Whether the plan has the widget: without it no key can be made. */
  readonly entitled: boolean;
}

/** The keys by which the reader's own server lets pages show the widget: one of each environment. */
export const WidgetKeys = ({ entitled }: WidgetKeysProps) => {
  const { t } = useTranslation('keys');
  const { data, error, refetch } = useQuery(widgetKeyList);
  const { said, outcome, start, onDo, ...changes } = useKeyChanges();
  const [creating, setCreating] = useState<Environment>();
  if (error && !data) return <NotLoaded onRetry={() => void refetch()} />;
  return (
    <Card className={css.card} aria-labelledby="widget-keys" aria-busy={!data}>
      <CardHead title={<span id="widget-keys">{t('widget.title')}</span>} />
      <output ref={outcome} tabIndex={-1} className={css.said}>
        {said}
      </output>
      {!data && <KeysSkeleton />}
      {data && (
        <ul className={css.keys}>
          {environments.map((environment) => {
            const key = data.data.find((one) => one.environment === environment);
            return (
              <li key={environment} data-environment={environment}>
                <h3>
                  <Icon of={icons[environment]} /> {t(`environments.${environment}`)}
                </h3>
                {key ? (
                  <Row
                    of={key}
                    onRotate={() => start({ what: 'rotate', id: key.id })}
                    onManage={() => start({ what: 'details', id: key.id })}
                  />
                ) : (
                  <>
                    <p className={css.note}>{t(`widget.${environment}`)}</p>
                    {entitled && (
                      <p className={css.actions}>
                        <Button size="sm" onClick={() => setCreating(environment)}>
                          <Icon of={Plus} />
                          {t('widget.create', { context: environment })}
                        </Button>
                      </p>
                    )}
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p className={css.foot}>{t(entitled ? 'widget.foot' : 'widget.notEntitled')}</p>
      {creating && (
        <WidgetKeyDialog
          environment={creating}
          onClose={() => setCreating(undefined)}
          onCreated={(answer) => {
            setCreating(undefined);
            changes.onSecret(answer);
          }}
        />
      )}
      {data && <KeyDialogs list={data} address={undefined} onDo={onDo} onPlans={() => onDo(undefined)} {...changes} />}
    </Card>
  );
};
