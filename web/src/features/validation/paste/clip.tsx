import { useTranslation } from 'react-i18next';
import { cx } from '../../../components/ui/class-names.ts';
import type { PastedPiece } from '#shared/engine/pasted/index.ts';
import { useNames } from '../messages/code-names.ts';
import css from './paste.module.css';

const useNameOf = () => {
  const { t } = useTranslation('validation');
  const names = useNames();
  const fieldOf = ({ name, kind }: PastedPiece): string => {
    if (name === 'accountNumber' && kind && kind !== 'LOCAL') return t(`formats.${kind as 'CLABE'}`);
    if (name === 'documentNumber' && kind) return names.documentType(kind);
    if (name === 'beneficiaryName') return t('form.beneficiary');
    const fields = [
      'accountNumber',
      'bankCode',
      'branchCode',
      'routingNumber',
      'accountType',
      'documentNumber',
    ] as const;
    const field = fields.find((one) => one === name);
    return field ? t(`fields.${field}`) : t(`paste.pieces.${name as 'other'}`);
  };
  return (piece: PastedPiece): string => {
    const field = fieldOf(piece);
    if (piece.use === 'field') return field;
    if (piece.use === 'left') return piece.name === 'label' ? t('paste.removed') : t('paste.left', { what: field });
    return t(piece.use === 'agrees' ? 'paste.agrees' : 'paste.differs', { field });
  };
};

/** What was pasted, each piece over a bracket with the name of its field; what goes nowhere is struck through. */
export const Clip = ({ pieces }: { readonly pieces: readonly PastedPiece[] }) => {
  const { t } = useTranslation('validation');
  const nameOf = useNameOf();
  return (
    <ul className={css.clip} aria-label={t('paste.clip')}>
      {pieces
        .filter(({ name, use }) => name !== 'label' || use !== 'left' || pieces.length < 4)
        .map((piece) => (
          <li
            key={piece.from}
            className={cx(css.piece, piece.use === 'left' && css.isLeft, piece.use === 'differs' && css.differs)}
          >
            <span className={css.text}>{piece.text}</span>
            <i aria-hidden="true" />
            <small>{nameOf(piece)}</small>
          </li>
        ))}
    </ul>
  );
};
