import type { ReactNode } from 'react';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { settlementOf } from '#shared/validation/status.ts';
import { Button } from '../../../components/ui/button.tsx';
import { CardFoot } from '../../../components/ui/card.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Validation } from '../api/validations.ts';
import { useNames } from '../messages/code-names.ts';
import { copiedText } from './copied-text.ts';
import { isJudgement } from './settled.ts';
import css from './result.module.css';

const shownOfId = 6;

/** What the answer cost: nothing is charged without an answer, and the sandbox never charges. */
const Cost = ({ validation: { status, environment, credits } }: { readonly validation: Validation }) => {
  const { t } = useTranslation('validation');
  const isReserved = environment === 'production' && !settlementOf(status);
  return <span>{isReserved ? t('facts.reserved') : t('facts.credits', { count: credits.charged })}</span>;
};

/** Its end tells it from others at a glance; it is whole in the copied text, on paper and for who does not see it. */
const Id = ({ of: id }: { readonly of: string }) => (
  <span className="mono" title={id}>
    <span className={css.idStart}>{id.slice(0, -shownOfId)}</span>
    {id.slice(-shownOfId)}
  </span>
);

export interface ResultFootProps {
  readonly validation: Validation;
  readonly children: ReactNode;
}

/** When it was asked, what it cost and its id; at the end what can be done with it. */
export const ResultFoot = ({ validation, children }: ResultFootProps) => {
  const { t } = useTranslation('validation');
  const names = useNames();
  return (
    <CardFoot className={css.foot}>
      <p>
        <span>
          <span className="vh">{t('labels.date')}: </span>
          {names.moment(validation.createdAt)}
        </span>
        <Cost validation={validation} />
        <span>
          <span className="vh">{t('labels.id')}: </span>
          <Id of={validation.id} />
        </span>
      </p>
      <span className={css.actions}>
        {children}
        <CopyButton square label={t('facts.copy')} text={copiedText(validation, { t, names })} />
        {isJudgement(validation) && (
          <Button look="ghost" size="sm" square aria-label={t('facts.print')} onClick={() => window.print()}>
            <Icon of={Printer} />
          </Button>
        )}
      </span>
    </CardFoot>
  );
};
