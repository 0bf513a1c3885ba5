import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Keys } from '../../components/ui/keys.tsx';
import { allPlaces } from '../shell/navigation.ts';
import { modKey } from './mod-key.ts';
import { placeKeys } from './place-keys.ts';
import css from './palette.module.css';

type Row = readonly [text: string, ...keys: string[]];

const Section = ({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) => (
  <section>
    <h3>{title}</h3>
    <dl>
      {rows.map(([text, ...keys]) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>
            <Keys of={keys} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

/** Every key there is, where it is looked for. */
export const ShortcutSheet = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation(['palette', 'app']);
  return (
    <Dialog open={open} title={t('sheet.title')} onClose={onClose}>
      <div className={css.sheet}>
        <Section
          title={t('sheet.validate')}
          rows={[
            [t('sheet.number'), '/'],
            [t('sheet.restart'), 'N'],
            [t('sheet.ask'), '↵'],
            [t('sheet.next'), 'J'],
            [t('sheet.previous'), 'K'],
          ]}
        />
        <Section
          title={t('sheet.goTo')}
          rows={allPlaces.flatMap(({ to, text }): Row[] =>
            placeKeys[to] ? [[t(`app:${text}`), 'G', placeKeys[to].toUpperCase()]] : [],
          )}
        />
        <Section
          title={t('sheet.everywhere')}
          rows={[
            [t('open'), modKey, 'K'],
            [t('sheet.sheet'), '?'],
            [t('sheet.leave'), 'Esc'],
          ]}
        />
      </div>
    </Dialog>
  );
};
