import type { Archive } from './archive.ts';
import { attributeOf } from './attribute.ts';
import { scanPart } from './scan-part.ts';

export interface Relation {
  readonly id: string;
  /** The last word of its type: `worksheet`, `styles`. */
  readonly kind: string;
  /** The path of the part inside of the file. */
  readonly target: string;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** A target is relative to its part, or absolute. */
const resolved = (from: string, target: string): string => {
  const segments: string[] = [];
  for (const segment of (target.startsWith('/') ? target : folderOf(from) + target).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
};

/** Where the parts are that a part names; `''` is the file itself. */
export const relationsOf = async (archive: Archive, part: string): Promise<readonly Relation[]> => {
  const folder = folderOf(part);
  const entry = archive.entry(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const relations: Relation[] = [];
  if (!entry) return relations;
  await scanPart(archive, entry, {
    open: (name, tag) => {
      const [id, target] = [attributeOf(tag, 'Id'), attributeOf(tag, 'Target')];
      if (name !== 'Relationship' || id === undefined || target === undefined) return;
      if (attributeOf(tag, 'TargetMode') === 'External') return;
      const kind = (attributeOf(tag, 'Type') ?? '').split('/').at(-1) ?? '';
      relations.push({ id, kind, target: resolved(part, target) });
    },
  });
  return relations;
};
