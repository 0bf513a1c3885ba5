import { UnreadableSheet } from '../../batch/sheet.ts';
import type { Archive, Entry } from './archive.ts';
import { attributeOf } from './attribute.ts';
import { relationsOf } from './relations.ts';
import { scanPart } from './scan-part.ts';

/** What of a workbook matters for one sheet of it. */
export interface Workbook {
  /** The first sheet that people see. */
  readonly sheet: Entry;
  readonly styles: Entry | undefined;
  readonly strings: Entry | undefined;
  /** Whether its days count from 1904, as on old Macs. */
  readonly is1904: boolean;
}

const usual = 'xl/workbook.xml';

const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';

export const readWorkbook = async (archive: Archive): Promise<Workbook> => {
  const [main] = (await relationsOf(archive, '')).filter(({ kind }) => kind === 'officeDocument');
  const path = main?.target ?? usual;
  const entry = archive.entry(path);
  if (!entry) throw new UnreadableSheet('notASheet');

  const shown: string[] = [];
  let is1904 = false;
  await scanPart(archive, entry, {
    open: (name, tag) => {
      if (name === 'workbookPr') is1904 = isTrue(attributeOf(tag, 'date1904'));
      if (name !== 'sheet' || (attributeOf(tag, 'state') ?? 'visible') !== 'visible') return;
      const id = attributeOf(tag, 'id');
      if (id !== undefined) shown.push(id);
    },
  });

  const relations = await relationsOf(archive, path);
  const first = (kind: string): Entry | undefined => {
    const found = relations.find((one) => one.kind === kind);
    return found && archive.entry(found.target);
  };
  const sheets = shown.flatMap((id) => relations.filter((one) => one.id === id && one.kind === 'worksheet'));
  const sheet = sheets[0] && archive.entry(sheets[0].target);
  if (!sheet) throw new UnreadableSheet('notASheet');
  return { sheet, styles: first('styles'), strings: first('sharedStrings'), is1904 };
};
