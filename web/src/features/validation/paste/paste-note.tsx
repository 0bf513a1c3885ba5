import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Country } from '#shared/engine/country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useCountries } from '../../../lib/constants/use-countries.ts';
import { Clip } from './clip.tsx';
import css from './paste.module.css';
import { Say } from './say.tsx';
import type { Paste, PasteState } from './use-paste.ts';

export interface PasteNoteProps {
  readonly paste: Paste;
  readonly country: Country;
  /** Digits typed where a phone may be meant. */
  readonly phone: string | undefined;
  readonly onFocus: () => void;
}

/** What the box understood of a paste: told where nothing is left to decide, asked where something is. */
export const PasteNote = (props: PasteNoteProps) => (
  <div className={css.note} aria-live="polite">
    <Understood {...props} />
  </div>
);

const Understood = ({ paste, country, phone, onFocus }: PasteNoteProps) => {
  const { state } = paste;
  if (!state) return phone === undefined ? null : <PhoneQuestion {...{ paste, phone, onFocus }} />;
  const shared = { paste, state, country, onFocus };
  return (
    <>
      {state.pasted.lines.length > 1 && <SeveralLines {...shared} />}
      {state.step === 'asked' ? <Asked {...shared} /> : <Told {...shared} />}
    </>
  );
};

interface PartProps {
  readonly paste: Paste;
  readonly state: PasteState;
  readonly country: Country;
  readonly onFocus: () => void;
}

const Asked = (props: PartProps) => {
  const { pasted } = props.state;
  if (pasted.kind === 'card') return <CardRefused {...props} />;
  if (pasted.kind === 'cut') return <CutNumber {...props} />;
  if (pasted.question === 'country') return <CountryQuestion {...props} />;
  if (pasted.phone !== undefined) return <PhoneQuestion {...props} phone={pasted.phone} />;
  return <FactsQuestion {...props} />;
};

const SeveralLines = ({ state: { pasted } }: PartProps) => {
  const { t } = useTranslation('validation');
  const more = pasted.unread > 0 ? t('paste.unread', { count: pasted.unread }) : t('paste.linesMore');
  return <Say as="lines" title={t('paste.lines', { count: pasted.lines.length })} more={more} />;
};

/** The answer removes the button that gave it: the focus goes back to the number. */
const useThen = (onFocus: () => void) => (act: () => void) => () => {
  act();
  onFocus();
};

const FactsQuestion = ({ paste, state: { pasted }, onFocus }: PartProps) => {
  const { t } = useTranslation('validation');
  const then = useThen(onFocus);
  return (
    <>
      <Clip pieces={pasted.pieces} />
      <Say as="ok" title={t('paste.facts')} more={t('paste.factsMore')}>
        <Button look="primary" size="sm" onClick={then(paste.useFacts)}>
          {t('paste.useFacts')}
        </Button>
        <Button look="ghost" size="sm" onClick={then(paste.useNumber)}>
          {t('paste.onlyNumber')}
        </Button>
      </Say>
    </>
  );
};

const CardRefused = ({ paste, country, onFocus }: PartProps) => {
  const { t } = useTranslation('validation');
  const then = useThen(onFocus);
  const wayOn = useRef<HTMLButtonElement>(null);
  // The field that had the focus is gone.
  useEffect(() => wayOn.current?.focus(), []);
  const format = country.pack.accounts[0]?.format as 'CLABE' | undefined;
  const more = [t('paste.cardMore'), t([`paste.askFor.${format ?? 'LOCAL'}`, 'paste.askFor.LOCAL'])].join(' ');
  return (
    <Say as="card" title={t('paste.card')} more={more}>
      <Button size="sm" onClick={then(paste.clear)} ref={wayOn}>
        {t('paste.clear')}
      </Button>
    </Say>
  );
};

const CutNumber = ({ state: { pasted } }: PartProps) => {
  const { t } = useTranslation('validation');
  return (
    <>
      <Clip pieces={pasted.pieces} />
      <Say as="warn" title={t('paste.cut')} more={t('paste.cutMore')} />
    </>
  );
};

const useCountryName = () => {
  const { i18n } = useTranslation('validation');
  const countries = useCountries(i18n.language);
  return (code: string) => countries.find((one) => one.code === code)?.name ?? code;
};

const CountryQuestion = ({ paste, state: { pasted }, country, onFocus }: PartProps) => {
  const { t } = useTranslation('validation');
  const then = useThen(onFocus);
  const nameOf = useCountryName();
  const there = nameOf(pasted.country as CountryCode);
  const here = nameOf(country.pack.country);
  const checks = pasted.confirmed > 0 ? t('paste.countryChecks', { count: pasted.confirmed }) : '';
  return (
    <>
      {pasted.kind === 'facts' && <Clip pieces={pasted.pieces} />}
      <Say
        as="country"
        title={t(`paste.country.${pasted.format ?? 'LOCAL'}`, { country: there })}
        more={`${checks} ${t('paste.countryMore', { country: here })}`.trim()}
      >
        <Button look="primary" size="sm" onClick={then(paste.turn)}>
          {t('paste.turn', { country: there })}
        </Button>
        <Button look="ghost" size="sm" onClick={then(paste.useNumber)}>
          {t('paste.stay', { country: here })}
        </Button>
      </Say>
    </>
  );
};

interface PhoneProps {
  readonly paste: Paste;
  readonly phone: string;
  readonly onFocus: () => void;
}

const PhoneQuestion = ({ paste, phone, onFocus }: PhoneProps) => {
  const { t } = useTranslation('validation');
  const then = useThen(onFocus);
  return (
    <Say as="phone" title={t('paste.phone', { phone })} more={t('paste.phoneMore')}>
      <Button look="primary" size="sm" onClick={then(() => paste.usePhone(phone))}>
        {t('paste.usePhone')}
      </Button>
      {paste.state && (
        <Button look="ghost" size="sm" onClick={then(paste.useNumber)}>
          {t('paste.isCpf')}
        </Button>
      )}
    </Say>
  );
};

const Told = ({ paste, state, onFocus }: PartProps) => {
  const { t, i18n } = useTranslation('validation');
  const then = useThen(onFocus);
  const nameOf = useCountryName();
  const { pasted, used, number } = state;
  const back = (
    <Button look="ghost" size="sm" onClick={then(paste.undo)}>
      {t('paste.undo')}
    </Button>
  );
  if (used === 'country') {
    return (
      <Say as="country" title={t('paste.turned', { country: nameOf(pasted.country) })}>
        {back}
      </Say>
    );
  }
  if (used === 'facts') {
    return (
      <Say as="ok" title={t('paste.used')}>
        {back}
      </Say>
    );
  }
  if (pasted.zeros > 0 && number === pasted.fields.accountNumber) {
    return (
      <Say as="ok" title={t('paste.zeros', { count: pasted.zeros })} more={t('paste.zerosMore')}>
        <Button look="ghost" size="sm" onClick={then(() => paste.useText(pasted.bare))}>
          {t('paste.asPasted')}
        </Button>
      </Say>
    );
  }
  const what = pasted.cleaned.map((one) => t(`paste.cleaned.${one}`));
  if (what.length === 0 || pasted.kind === 'facts' || pasted.question || pasted.zeros > 0) return null;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(what);
  return <Say as="ok" title={t('paste.onlyNumberTitle')} more={t('paste.removedWhat', { list })} />;
};
