import type { ReactNode } from 'react';
import {
  CircleCheck,
  CreditCard,
  History,
  LoaderCircle,
  Scissors,
  TextCursorInput,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HeadlineTone } from '#shared/validation/headline.ts';
import { MaskedNumber } from '../../../components/account-number/masked-number.tsx';
import { cx } from '../../../components/ui/class-names.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Mark, type MarkState } from '../../../components/ui/mark.tsx';
import { languageOf, localeOf } from '../../../lib/i18n/language.ts';
import { useNames } from '../messages/code-names.ts';
import type { QueueLine } from './lines.ts';
import type { Standing } from './standing.ts';
import type { Recent } from './use-recent.ts';
import css from './queue.module.css';

export interface QueueRowProps {
  readonly line: QueueLine;
  readonly standing: Standing | undefined;
  readonly recent: Recent | undefined;
  readonly isCurrent: boolean;
  readonly onChoose: (line: QueueLine) => void;
  readonly onShow: (id: string) => void;
}

const tones = {
  pay: { mark: 'ok', css: css.ok },
  look: { mark: 'partial', css: css.warn },
  stop: { mark: 'bad', css: css.bad },
  plain: { mark: 'partial', css: undefined },
} as const satisfies Record<HeadlineTone, { mark: MarkState; css: string | undefined }>;

/** One line: the number in its parts, whom it is for, and how it stands. Chosen, it goes to the form, or opens its answer. */
export const QueueRow = ({ line, standing, recent, isCurrent, onChoose, onShow }: QueueRowProps) => {
  const { t } = useTranslation('queue');
  const shownId = line.answer?.id ?? recent?.id;
  const isChoosable = line.kind !== 'card' && line.kind !== 'cut';
  const content = (
    <>
      <span className={css.what}>
        <span className={css.country}>{line.country}</span>
        <Number {...{ line, standing }} />
        <span className={css.name}>{line.fields.beneficiaryName}</span>
      </span>
      <span className={css.state}>
        <State {...{ line, standing, recent }} />
        {shownId && <span className="vh">, {t('see')}</span>}
      </span>
    </>
  );
  return (
    <li aria-current={isCurrent ? 'true' : undefined} data-line={line.id}>
      {isChoosable ? (
        <button type="button" className={css.row} onClick={() => (shownId ? onShow(shownId) : onChoose(line))}>
          {content}
        </button>
      ) : (
        <div className={css.row}>{content}</div>
      )}
    </li>
  );
};

const Number = ({ line, standing }: Pick<QueueRowProps, 'line' | 'standing'>) => {
  if (!standing || !('reading' in standing)) return <span className={cx('mono', css.raw)}>{line.text}</span>;
  const { normalized, parts } = standing.reading.judged;
  return (
    <span className={standing.is === 'wrong' ? css.wrong : undefined}>
      <MaskedNumber number={normalized} parts={parts.map(({ role, value }) => ({ role, value }))} />
    </span>
  );
};

const Said = ({ of, tone, children }: { of: LucideIcon; tone?: string | undefined; children: ReactNode }) => (
  <span className={cx(css.said, tone)}>
    <Icon of={of} />
    {children}
  </span>
);

/** `hace 2 min`: an answer of today. */
const useAgo = () => {
  const { i18n } = useTranslation();
  const format = new Intl.RelativeTimeFormat(localeOf[languageOf(i18n.language)], { style: 'short' });
  return (iso: string) => {
    const minutes = Math.round((Date.now() - Date.parse(iso)) / 60_000);
    return minutes < 60 ? format.format(-minutes, 'minute') : format.format(-Math.round(minutes / 60), 'hour');
  };
};

const State = ({ line, standing, recent }: Pick<QueueRowProps, 'line' | 'standing' | 'recent'>) => {
  const { t } = useTranslation('queue');
  const ago = useAgo();
  if (line.answer) {
    const { headline, tone } = line.answer;
    return (
      <span className={cx(css.said, tones[tone].css)}>
        <Mark state={tones[tone].mark} />
        {t(`headlines.${headline}`)}
      </span>
    );
  }
  if (line.isAsked)
    return (
      <span className={css.said}>
        <Icon of={LoaderCircle} className="spin" />
        {t('is.asking')}
      </span>
    );
  if (line.refusal !== undefined)
    return (
      <span className={cx(css.said, css.warn)}>
        <Mark state="partial" />
        {line.refusal || t('is.refused')}
      </span>
    );
  if (recent) return <Said of={History}>{t('is.recent', { when: ago(recent.at) })}</Said>;
  return standing ? <Judged {...{ standing }} /> : null;
};

const Judged = ({ standing }: { readonly standing: Standing }) => {
  const { t } = useTranslation(['queue', 'validation']);
  const names = useNames();
  switch (standing.is) {
    case 'ready':
      return (
        <Said of={CircleCheck} tone={css.fine}>
          {t('is.ready')}
        </Said>
      );
    case 'wrong':
      return (
        <span className={cx(css.said, css.bad)}>
          <Mark state="bad" />
          {standing.error.expected && standing.error.position
            ? t('is.digit', { position: standing.error.position, expected: standing.error.expected })
            : names.error(standing.error)}
        </span>
      );
    case 'incomplete':
      return (
        <Said of={TextCursorInput} tone={css.warn}>
          {t('is.incomplete', { fields: standing.missing.map((field) => t(`validation:fields.${field}`)).join(', ') })}
        </Said>
      );
    case 'card':
      return (
        <Said of={CreditCard} tone={css.warn}>
          {t('is.card')}
        </Said>
      );
    case 'cut':
      return (
        <Said of={Scissors} tone={css.warn}>
          {t('is.cut')}
        </Said>
      );
    case 'repeated':
      return <Said of={History}>{t('is.repeated')}</Said>;
    case 'unread':
      return <Said of={TextCursorInput}>{t('is.unread')}</Said>;
  }
};
