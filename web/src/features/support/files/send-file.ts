import { attachmentTypes, supportLimits } from '#shared/validation/support.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { upload } from '../../../lib/upload.ts';
import type { SendFile } from './attachments.ts';

/** What is pasted has no name of its own, and some names are longer than anybody reads. */
const nameOf = ({ name }: File): string => name.trim().slice(-supportLimits.attachmentName) || 'captura';

/** Announces a file and brings it to the address that it is given. */
export const sendFile: SendFile = async (file, onProgress, signal) => {
  const type = attachmentTypes.find((one) => one === file.type);
  if (!type) throw new TypeError(`Nobody takes files of the type ${file.type}`);
  const { id, upload: to } = await call(
    'POST /api/support/attachments',
    { body: { name: nameOf(file), type, size: file.size } },
    { signal },
  );
  await upload({ method: 'PUT', ...to }, file, onProgress, signal);
  return id;
};

/** What the server says against a file; an address that does not take it says nothing anybody could read. */
export const detailOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? (error.problem?.errors?.[0]?.detail ?? error.problem?.detail) : undefined;
