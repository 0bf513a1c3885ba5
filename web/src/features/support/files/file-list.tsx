import { CircleX, Image, RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { supportLimits } from '#shared/validation/support.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { ShareBar } from '../../../components/ui/share-bar.tsx';
import { useFormat } from '../../../lib/format.ts';
import type { Attached, FileState } from './attachments.ts';
import type { AttachmentsOnScreen } from './use-attachments.ts';
import css from './files.module.css';

const kb = 1024;

/** 48 KB, 1.2 MB: nobody counts bytes. */
const useSize = () => {
  const { t } = useTranslation('support');
  const { number } = useFormat();
  return (bytes: number): string =>
    bytes < kb * kb
      ? t('files.kb', { size: number(Math.max(1, Math.round(bytes / kb))) })
      : t('files.mb', { size: number(Math.round((bytes / kb / kb) * 10) / 10) });
};

const useTrouble = () => {
  const { t } = useTranslation('support');
  const mb = supportLimits.attachmentBytes / kb / kb;
  return (state: FileState): string | undefined => {
    if (state.at === 'unfit') return t(`files.faults.${state.fault}`, { mb, most: supportLimits.attachments });
    return state.at === 'failed' ? (state.detail ?? t('files.failed')) : undefined;
  };
};

const Line = ({ of: { key, file, state }, among }: { readonly of: Attached; readonly among: AttachmentsOnScreen }) => {
  const { t } = useTranslation('support');
  const sizeOf = useSize();
  const trouble = useTrouble()(state);
  const name = file.name || t('files.pasted');
  return (
    <li data-state={state.at}>
      <Icon of={trouble ? CircleX : Image} />
      <span className={css.name}>
        <b>{name}</b>
        <small>{trouble ?? sizeOf(file.size)}</small>
      </span>
      {state.at === 'sending' && <ShareBar share={state.done} />}
      {state.at === 'failed' && (
        <Button size="sm" look="ghost" onClick={() => among.retry(key)}>
          <Icon of={RotateCw} />
          {t('files.retry')}
        </Button>
      )}
      <Button square size="sm" look="ghost" aria-label={t('files.remove', { name })} onClick={() => among.remove(key)}>
        <Icon of={X} />
      </Button>
    </li>
  );
};

/** The screenshots of a message, each with how far it is or what is wrong with it. */
export const FileList = ({ of }: { readonly of: AttachmentsOnScreen }) => {
  const { t } = useTranslation('support');
  const there = of.files.filter(({ state }) => state.at === 'there').length;
  const wrong = of.files.filter(({ state }) => state.at === 'unfit' || state.at === 'failed').length;
  return (
    <>
      {of.files.length > 0 && (
        <ul className={css.files} aria-label={t('files.title')}>
          {of.files.map((one) => (
            <Line key={one.key} of={one} among={of} />
          ))}
        </ul>
      )}
      <output className="vh">{of.files.length > 0 && t('files.said', { there, wrong, count: of.files.length })}</output>
    </>
  );
};
