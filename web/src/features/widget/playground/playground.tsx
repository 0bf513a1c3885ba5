import { useCallback, useMemo, useState } from 'react';
import { FlaskConical, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../lib/i18n/language.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { trySession } from '../api/widget.ts';
import type { OwnValues } from '../own-values.ts';
import type { WidgetSite } from '../site.ts';
import { useRefusal } from '../use-refusal.ts';
import { AppearanceControls } from './appearance-controls.tsx';
import { Code } from './code.tsx';
import { Controls } from './controls.tsx';
import { Events, type Told } from './events.tsx';
import { formed, usualLooks, type Looks } from '../looks.ts';
import { Stage } from './stage.tsx';
import { TestNumbers } from './test-numbers.tsx';
import css from './playground.module.css';

export interface PlaygroundProps {
  readonly site: WidgetSite;
  readonly own: OwnValues;
}

const shownEvents = 12;

/** The widget itself in the sandbox, and the code that shows it elsewhere as it is here. */
export const Playground = ({ site, own }: PlaygroundProps) => {
  const { t, i18n } = useTranslation('widget');
  const refusal = useRefusal();
  const [looks, setLooks] = useState<Looks>(() => usualLooks(languageOf(i18n.language)));
  const [told, setTold] = useState<readonly Told[]>([]);
  const [round, setRound] = useState(0);
  const [refused, setRefused] = useState<unknown>();
  const [isWide] = useState(() => window.matchMedia('(min-width: 1081px)').matches);
  const { country, appearance } = looks;
  const shown = useMemo(() => formed(appearance), [appearance]);
  const given = { ...looks, appearance: shown };
  const fetchToken = useCallback(async () => {
    try {
      const { token } = await trySession(country);
      setRefused(undefined);
      return token;
    } catch (error) {
      setRefused(error);
      throw error;
    }
  }, [country]);
  return (
    <Card className={css.card} aria-labelledby="playground">
      <CardHead title={<span id="playground">{t('play.title')}</span>}>
        <Badge icon={FlaskConical} tone="test">
          {t('play.sandbox')}
        </Badge>
      </CardHead>
      <div className={css.playground}>
        <div className={css.left}>
          <Controls looks={looks} onChange={(part) => setLooks({ ...looks, ...part })} />
          {refused !== undefined && (
            <Alert tone="warn" urgent title={t('play.refused')}>
              {refusal(refused)}
            </Alert>
          )}
          <Stage
            key={round}
            site={site}
            looks={given}
            fetchToken={fetchToken}
            onEvent={(name, what) =>
              setTold((before) =>
                [
                  { id: before.length ? (before[0]?.id ?? 0) + 1 : 1, at: new Date().toISOString(), name, what },
                  ...before,
                ].slice(0, shownEvents),
              )
            }
          />
          <div>
            <Button look="ghost" size="sm" onClick={() => setRound(round + 1)}>
              <Icon of={RotateCcw} />
              {t('play.again')}
            </Button>
          </div>
          <TestNumbers country={looks.country} />
        </div>
        <div className={css.right}>
          <Code looks={given} site={site} own={own} />
          <details className={css.more} open={isWide}>
            <summary>{t('play.appearance.label')}</summary>
            <AppearanceControls appearance={appearance} onChange={(next) => setLooks({ ...looks, appearance: next })} />
          </details>
          <Events told={told} />
        </div>
      </div>
    </Card>
  );
};
