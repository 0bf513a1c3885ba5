import { useTranslation } from 'react-i18next';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { UncoveredHosts } from '../analytics/uncovered-hosts.tsx';
import type { Settings } from '../api/widget.ts';
import { Origins } from './origins.tsx';
import { PerDay } from './per-day.tsx';
import { PowerSwitch } from './power-switch.tsx';
import css from './settings.module.css';

export interface SettingsCardProps {
  readonly settings: Settings;
}

/** Where the widget may stand, whether it works, and how much it may ask. */
export const SettingsCard = ({ settings }: SettingsCardProps) => {
  const { t } = useTranslation('widget');
  return (
    <Card className={css.card} aria-labelledby="settings">
      <CardHead title={<span id="settings">{t('settings.title')}</span>} />
      <div className={css.settings}>
        {!settings.entitled && <p className={css.soft}>{t('settings.notEntitled')}</p>}
        <PowerSwitch settings={settings} />
        <Origins settings={settings} />
        <UncoveredHosts settings={settings} />
        <PerDay settings={settings} />
      </div>
    </Card>
  );
};
