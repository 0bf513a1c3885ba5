import { attachmentTypes, supportLimits } from '#shared/validation/support.ts';

/** Why a file is not taken along. */
export type FileFault = 'type' | 'empty' | 'big' | 'many';

/** How many of them count as attached: what is unfit never left. */
export const fits = (files: readonly { readonly state: { readonly at: string } }[]): number =>
  files.filter(({ state }) => state.at !== 'unfit').length;

const isTaken = (type: string): boolean => attachmentTypes.some((taken) => taken === type);

/** What speaks against one more file, beside so many that are attached. */
export const faultOf = ({ type, size }: Pick<File, 'type' | 'size'>, attached: number): FileFault | undefined => {
  if (!isTaken(type)) return 'type';
  if (size === 0) return 'empty';
  if (size > supportLimits.attachmentBytes) return 'big';
  return attached >= supportLimits.attachments ? 'many' : undefined;
};
