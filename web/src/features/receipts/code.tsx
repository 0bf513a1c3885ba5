import { receiptCodeOf } from '#shared/validation/receipt-code.ts';
import css from './code.module.css';

/** The code in groups, over brackets: the last character stands alone, as it verifies the others. */
export const Code = ({ id }: { readonly id: string }) => {
  const groups = receiptCodeOf(id);
  return (
    <p className={css.code}>
      {groups.map((group) => (
        <span key={group}>{group}</span>
      ))}
    </p>
  );
};
