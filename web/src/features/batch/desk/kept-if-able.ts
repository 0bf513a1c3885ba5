import type { Kept } from './kept.ts';

/** Goes on without keeping where the browser refuses to, as private windows and full disks do, and tells so once. */
export const keptIfAble = (kept: Kept, onRefused: () => void): Kept => {
  let isTold = false;
  const tried = async <T>(act: Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await act;
    } catch {
      if (!isTold) onRefused();
      isTold = true;
      return otherwise;
    }
  };
  return {
    isThere: () => tried(kept.isThere(), false),
    draft: () => tried(kept.draft(), undefined),
    keepSource: (source, work) => tried(kept.keepSource(source, work), undefined),
    keepWork: (work) => tried(kept.keepWork(work), undefined),
    forget: () => tried(kept.forget(), undefined),
    meaning: (headers) => tried(kept.meaning(headers), undefined),
    remember: (headers, fields) => tried(kept.remember(headers, fields), undefined),
  };
};
