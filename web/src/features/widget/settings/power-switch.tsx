import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import type { Settings } from '../api/widget.ts';
import { useChange } from '../use-change.ts';
import { useRefusal } from '../use-refusal.ts';
import css from './settings.module.css';
import { helpOf } from '../../../components/help-link/help-of.ts';

const consequences = ['sessions', 'open', 'payees', 'back'] as const;

/** The switch that stops the widget everywhere; what that means is said before. */
export const PowerSwitch = ({ settings: { entitled, isOn } }: { readonly settings: Settings }) => {
  const { t } = useTranslation('widget');
  const refusal = useRefusal();
  const { mutate, isPending, error, reset } = useChange();
  const [isAsking, setAsking] = useState(false);
  const turn = (on: boolean) => mutate({ isOn: on }, { onSuccess: () => setAsking(false) });
  const close = () => {
    setAsking(false);
    reset();
  };
  const refused = error && (
    <Alert tone="bad" urgent title={t('failed.change')} help={helpOf(error)}>
      {refusal(error)}
    </Alert>
  );
  return (
    <div className={css.power}>
      <Switch
        label={t('power.label')}
        hint={t(isOn ? (entitled ? 'power.on' : 'power.later') : 'power.off')}
        checked={isOn}
        disabled={!entitled}
        onChange={({ target }) => (target.checked ? turn(true) : setAsking(true))}
      />
      {!isAsking && refused}
      <Dialog
        open={isAsking}
        title={t('power.title')}
        onClose={close}
        footer={
          <>
            <Button data-first onClick={close}>
              {t('power.keep')}
            </Button>
            <Button look="danger" busy={isPending} onClick={() => turn(false)}>
              {t('power.submit')}
            </Button>
          </>
        }
      >
        {refused}
        <p>{t('power.lead')}</p>
        <ul className={css.consequences}>
          {consequences.map((one) => (
            <li key={one}>{t(`power.${one}`)}</li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
};
