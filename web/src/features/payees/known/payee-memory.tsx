import { ArrowLeftRight, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { KnownPayee } from '#shared/contract/resources/payee.ts';
import { knowledgeChanges } from '#shared/validation/payees.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { useBookAfter } from '../api/after-answer.ts';
import { whenIn } from '../when.ts';
import css from './known.module.css';

export interface OfValidation {
  readonly validation: {
    readonly id: string;
    readonly status: string;
    readonly createdAt: string;
    readonly payee: KnownPayee;
  };
}

/** What was known of the payee when the bank answered, in one line under the risk; nothing of one nobody knew. */
export const PayeeMemory = ({ validation }: OfValidation) => {
  useBookAfter(validation);
  const { payee } = validation;
  const { t, i18n } = useTranslation('known');
  const { known, id, since, validations: count, changed } = payee;
  const [gravest] = knowledgeChanges.flatMap((kind) => {
    const change = changed.find(({ what }) => what === kind);
    return change ? [{ ...change, what: kind }] : [];
  });
  if (!known && !gravest) return null;
  const month = since ? whenIn(i18n.language).month(since) : '';
  const said = count === 0 ? t('memory.first', { month }) : t('memory.same', { month, count });
  const before = () => {
    if (!gravest) return said;
    const { what, was, bank } = gravest;
    if (what !== 'otherAccount') return t(`memory.${what}`, { was });
    return bank ? t('memory.otherAccount', { was, bank }) : t('memory.otherAccountNoBank', { was });
  };
  return (
    <p className={css.memory}>
      <Icon of={gravest ? ArrowLeftRight : History} />
      <span>
        {before()}{' '}
        {id && (
          <Link className="link" to={`/payees/${id}`}>
            {t(gravest ? 'memory.review' : 'memory.history')}
          </Link>
        )}
      </span>
    </p>
  );
};
