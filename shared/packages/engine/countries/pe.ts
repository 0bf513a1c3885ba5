import { pack } from '../../../engine/countries/pe/index.ts';
import { faceOf } from '../face.ts';

export const { judge, judgeDocument, explain, detectFormats, requirements, findBanks } = faceOf(pack);
