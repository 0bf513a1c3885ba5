import { loadCountry } from '#shared/engine/load-country.ts';
import { ar } from './content/ar.ts';
import { arDocuments } from './content/ar-documents.ts';
import { br } from './content/br.ts';
import { brDocuments } from './content/br-documents.ts';
import { cl } from './content/cl.ts';
import { co } from './content/co.ts';
import { ec } from './content/ec.ts';
import { mx } from './content/mx.ts';
import { mxDocuments } from './content/mx-documents.ts';
import { pe } from './content/pe.ts';
import { peDocuments } from './content/pe-documents.ts';
import { us } from './content/us.ts';
import { uy } from './content/uy.ts';
import { formatNumberOf } from './format-number.ts';
import type { FormatNumber } from './format-number.ts';
import type { Format } from './model.ts';
import type { Pack } from '#shared/engine/pack.ts';

/** A page's own words, and the engine to ask about its numbers. */
export interface Known {
  readonly format: Format;
  readonly pack: Pack;
  readonly of: FormatNumber;
}

const known = async (format: Format): Promise<Known> => {
  const { pack } = await loadCountry(format.country);
  return { format, pack, of: formatNumberOf(pack, format.code, format.beside) };
};

/** Every page, by country: its accounts first, then its documents. */
export const all: readonly Known[] = await Promise.all(
  [mx, mxDocuments, ar, arDocuments, br, brDocuments, cl, co, pe, peDocuments, ec, uy, us].flat().map(known),
);

export const countries = [...new Set(all.map(({ format }) => format.country))];

export const inCountry = (country: string): readonly Known[] => all.filter(({ format }) => format.country === country);

export const knownBy = (id: string): Known => {
  const found = all.find(({ format }) => format.id === id);
  if (!found) throw new Error(`No format ${id}`);
  return found;
};

/** Those in whose layout an example of theirs has a check digit. */
export const checksIn = ({ format, of }: Known): number => of.checksOf(of.judge(format.example).normalized).length;
