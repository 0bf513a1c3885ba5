import { UnreadableSheet } from '../../batch/sheet.ts';
import { sheetLimits } from '../limits.ts';
import type { Archive, Entry } from './archive.ts';
import { scanPart } from './scan-part.ts';
import { createTextCollector } from './texts.ts';

/** The texts that cells name by their number. */
export const readSharedStrings = async (archive: Archive, entry: Entry | undefined): Promise<readonly string[]> => {
  const strings: string[] = [];
  if (!entry) return strings;
  const collector = createTextCollector();
  let characters = 0;
  await scanPart(archive, entry, {
    open: (name) => collector.open(name),
    text: (text, isVerbatim) => collector.text(text, isVerbatim),
    close: (name) => {
      collector.close(name);
      if (name !== 'si') return;
      const text = collector.take();
      characters += text.length;
      if (text.length > sheetLimits.cell) throw new UnreadableSheet('cellTooLong');
      if (characters > sheetLimits.stringCharacters)
        throw new UnreadableSheet('tooLarge', sheetLimits.stringCharacters);
      if (strings.push(text) > sheetLimits.strings) throw new UnreadableSheet('tooLarge', sheetLimits.strings);
    },
  });
  return strings;
};
