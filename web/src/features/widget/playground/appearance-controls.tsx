import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ownColours, widgetFonts, type AppearanceName } from '#shared/widget/appearance.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Input, Select } from '../../../components/ui/controls.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { useRatio } from './use-ratio.ts';
import { adviceOn } from './appearance-advice.ts';
import type { Appearance } from '../looks.ts';
import css from './playground.module.css';

export interface AppearanceControlsProps {
  readonly appearance: Appearance;
  readonly onChange: (appearance: Appearance) => void;
}

/** Colours, with what stands there where none is chosen. */
const colours = [
  { name: 'accent', own: ownColours.light.inks[3] },
  { name: 'accentDark', own: ownColours.dark.inks[3] },
  { name: 'surface', own: ownColours.light.surface },
  { name: 'surfaceDark', own: ownColours.dark.surface },
] as const;

const radii = ['0px', '6px', '10px', '16px', '24px'] as const;
const fonts = Object.keys(widgetFonts);

/** The closed list of what a page may change of the widget, each value judged as the widget judges it. */
export const AppearanceControls = ({ appearance, onChange }: AppearanceControlsProps) => {
  const { t } = useTranslation('widget');
  const ratio = useRatio();
  const set = (name: AppearanceName, value: string | undefined) => {
    const { [name]: _, ...rest } = appearance;
    onChange(value === undefined || value === '' ? rest : { ...rest, [name]: value });
  };
  const adviceOf = (name: AppearanceName): string | undefined => {
    const advice = adviceOn(name, appearance);
    if (!advice) return undefined;
    if (advice.why === 'form') return t('play.appearance.form');
    const themes = advice.themes.map((theme) => t(`play.appearance.in.${theme}`)).join(t('play.appearance.and'));
    return t('play.appearance.contrast', { ratio: ratio(advice.ratio), themes });
  };
  return (
    <div className={css.appearance}>
      {colours.map(({ name, own }) => (
        <Field key={name} label={t(`play.appearance.${name}`)} error={adviceOf(name)}>
          <div className={css.colour}>
            <input
              type="color"
              aria-label={t('play.appearance.pick', { what: t(`play.appearance.${name}`) })}
              value={/^#[0-9a-f]{6}$/i.test(appearance[name] ?? '') ? appearance[name] : own}
              onChange={({ target }) => set(name, target.value)}
            />
            <Input
              dense
              className="mono"
              placeholder={own}
              maxLength={7}
              spellCheck={false}
              autoComplete="off"
              value={appearance[name] ?? ''}
              onChange={({ target }) => set(name, target.value.trim())}
            />
          </div>
        </Field>
      ))}
      <Field label={t('play.appearance.radius')}>
        <Select
          dense
          value={appearance.radius ?? ''}
          options={[{ value: '', label: t('play.appearance.own') }, ...radii.map((value) => ({ value, label: value }))]}
          onChange={({ target }) => set('radius', target.value)}
        />
      </Field>
      <Field label={t('play.appearance.font')}>
        <Select
          dense
          value={appearance.font ?? ''}
          options={[{ value: '', label: t('play.appearance.own') }, ...fonts.map((value) => ({ value, label: value }))]}
          onChange={({ target }) => set('font', target.value)}
        />
      </Field>
      {Object.keys(appearance).length > 0 && (
        <div className={css.reset}>
          <Button look="ghost" size="sm" onClick={() => onChange({})}>
            <Icon of={RotateCcw} />
            {t('play.appearance.reset')}
          </Button>
        </div>
      )}
    </div>
  );
};
