import { useEffect, useState, useSyncExternalStore } from 'react';
import { createAttachments } from './attachments.ts';
import { detailOf, sendFile } from './send-file.ts';

/** The files of the message on screen; what is on its way when one leaves, is let go. */
export const useAttachments = () => {
  const [attachments] = useState(() => createAttachments({ send: sendFile, detailOf }));
  const files = useSyncExternalStore(attachments.subscribe, attachments.get);
  useEffect(() => () => attachments.clear(), [attachments]);
  return { ...attachments, files };
};
export type AttachmentsOnScreen = ReturnType<typeof useAttachments>;
