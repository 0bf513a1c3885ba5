import { useTranslation } from 'react-i18next';
import type { Named } from '#shared/engine/pasted/named.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { countryNamesIn } from '../../../../lib/i18n/country-names.ts';
import type { Demo } from '../examples.ts';
import { demoOf, type Note as Said } from './reading.ts';

export interface NoteProps {
  readonly said: Said;
  /** What was on the stage when it was read. */
  readonly before: { readonly demo: Demo };
  readonly onChoose: (demo: Demo) => void;
}

const atMost = 6;

const useWords = () => {
  const { t, i18n } = useTranslation('demo');
  const nameOf = countryNamesIn(i18n.language);
  const countryOf = (code: string): string => nameOf(code) ?? code;
  const whatIs = (one: Named): string =>
    t('named.of', {
      name: one.is === 'document' ? one.name : t(`named.names.${one.name}`),
      country: countryOf(one.country),
    });
  return { t, countryOf, whatIs };
};

interface ChoicesProps extends Pick<NoteProps, 'onChoose'> {
  readonly names: readonly Named[];
}

/** What it may be as well, to be chosen. */
const Choices = ({ names, onChoose }: ChoicesProps) => {
  const { whatIs } = useWords();
  return (
    <span className="an-named-choices">
      {names.slice(0, atMost).map((one) => {
        const demo = demoOf(one);
        return (
          demo && (
            <Button key={`${one.country} ${one.name}`} size="sm" onClick={() => onChoose(demo)}>
              {whatIs(one)}
            </Button>
          )
        );
      })}
    </span>
  );
};

const Words = ({ said, before, onChoose }: NoteProps) => {
  const { t, countryOf, whatIs } = useWords();
  switch (said.as) {
    case 'turned':
      return (
        <>
          <strong>{t('named.turned', { what: whatIs(said.name) })}</strong>
          {said.zeros > 0 && t('named.zeros', { count: said.zeros })}
          {said.name.country !== before.demo.country && (
            <Button look="ghost" size="sm" onClick={() => onChoose(before.demo)}>
              {t('named.back', { country: countryOf(before.demo.country) })}
            </Button>
          )}
        </>
      );
    case 'choices':
      return (
        <>
          <strong>{t(said.isCertain ? 'named.choices' : 'named.several')}</strong>
          <Choices names={said.names} onChoose={onChoose} />
        </>
      );
    case 'document':
      return (
        <>
          <strong>{t('named.document', { what: whatIs(said.name) })}</strong>
          <Choices names={said.names} onChoose={onChoose} />
        </>
      );
    case 'zeros':
      return t('named.zeros', { count: said.zeros });
    default:
      return t(`named.${said.as}`);
  }
};

/** What a number is that is not of the chosen country, or none at all. */
export const Note = (props: NoteProps) => (
  <p>
    <Words {...props} />
  </p>
);
