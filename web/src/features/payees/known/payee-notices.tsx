import type { ReactNode } from 'react';
import { ArrowLeftRight, FlaskConical, History, UserCheck, Users, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { creditsPerValidation } from '#shared/plans.ts';
import type { KnowledgeChange } from '#shared/validation/payees.ts';
import type { RequestOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import type { Tone } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { cx } from '../../../components/ui/class-names.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { whenIn } from '../when.ts';
import { noticeBeside, type Notice } from './notice.ts';
import { sandboxAnswer } from './sandbox-answer.ts';
import { useAnswerWords } from './use-answer-words.ts';
import { useRecognized } from './use-recognized.ts';
import css from './known.module.css';
import '../../../components/ui/alert.css';

export interface PayeeNoticesProps {
  /** What would be asked; undefined until the number can be asked about. */
  readonly body: RequestOf<EndpointAt<'POST /api/validations'>>['body'] | undefined;
  readonly onShow: (id: string) => void;
}

interface Shown {
  readonly icon: LucideIcon;
  readonly tone?: Tone;
  readonly title: string;
  readonly more: string;
  readonly actions?: ReactNode;
}

const Note = ({ icon, tone, title, more, actions }: Shown) => (
  <div className={cx('note', tone && `note--${tone}`)}>
    <Icon of={icon} />
    <div>
      <p>
        <b>{title}</b>
      </p>
      {more && <p>{more}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  </div>
);

const changes: Readonly<Record<KnowledgeChange, { readonly icon: LucideIcon; readonly tone: Tone }>> = {
  otherHolder: { icon: ArrowLeftRight, tone: 'bad' },
  otherPayee: { icon: Users, tone: 'warn' },
  otherAccount: { icon: ArrowLeftRight, tone: 'warn' },
};

/** What there is to say, in the words of the language on screen. */
const useShown = (onShow: (id: string) => void) => {
  const { t, i18n } = useTranslation('known');
  const answerWords = useAnswerWords();
  const when = whenIn(i18n.language);

  const changed = ({ kind, change }: Extract<Notice, { readonly change: unknown }>): Shown => {
    const { was, until, bank } = change;
    const words = {
      otherAccount: {
        title: until ? t('otherAccount.title', { day: when.day(until) }) : t('otherAccount.titleNoDay'),
        more: bank ? t('otherAccount.explain', { was, bank }) : t('otherAccount.explainNoBank', { was }),
      },
      otherHolder: { title: t('otherHolder.title', { was }), more: t('otherHolder.explain') },
      otherPayee: { title: t('otherPayee.title'), more: t('otherPayee.explain', { was }) },
    };
    return { ...changes[kind], ...words[kind] };
  };

  const repeated = ({ last }: Extract<Notice, { readonly kind: 'repeat' }>): Shown => ({
    icon: History,
    title: t('repeat.title', { when: when.ago(last.createdAt) }),
    more: answerWords(last),
    actions: (
      <>
        <Button look="primary" size="sm" onClick={() => onShow(last.id)}>
          {t('repeat.show')}
        </Button>
        <Button look="ghost" size="sm" type="submit">
          {t('repeat.again', { count: creditsPerValidation })}
        </Button>
      </>
    ),
  });

  const known = ({ payee, last }: Extract<Notice, { readonly kind: 'known' }>): Shown => {
    const lastWords = last ? t('known.last', { when: when.ago(last.createdAt) }) : '';
    const { name, since, validations: count } = payee;
    return {
      icon: UserCheck,
      title: since ? t('known.title', { name, month: when.month(since) }) : (name ?? ''),
      more: count === 0 ? t('known.never') : t('known.same', { count, last: lastWords }),
    };
  };

  return (notice: Notice): Shown => {
    if (notice.kind === 'repeat') return repeated(notice);
    return notice.kind === 'known' ? known(notice) : changed(notice);
  };
};

const SandboxNote = ({ body }: { readonly body: NonNullable<PayeeNoticesProps['body']> }) => {
  const { t } = useTranslation('known');
  const { headline, isSlow } = sandboxAnswer(body.country, body.accountNumber);
  const more = [t('sandbox.explain'), isSlow ? t('sandbox.slow') : ''].join(' ').trim();
  const answer = t(`headlines.${headline}.short`);
  return <Note icon={FlaskConical} tone="test" title={t('sandbox.title', { answer })} more={more} />;
};

const withoutEnvironment = (body: NonNullable<PayeeNoticesProps['body']>) => {
  const { environment: _, ...question } = body;
  return question;
};

/** The one thing worth knowing before a question is asked and paid: said politely, and never of another number. */
export const PayeeNotices = ({ body, onShow }: PayeeNoticesProps) => {
  const isReal = body?.environment !== 'sandbox';
  const question = body && isReal ? withoutEnvironment(body) : undefined;
  const notice = noticeBeside(question, useRecognized(question));
  const shown = useShown(onShow);
  return (
    <div className={css.notices} aria-live="polite">
      {body && !isReal && <SandboxNote body={body} />}
      {notice && <Note {...shown(notice)} />}
    </div>
  );
};
