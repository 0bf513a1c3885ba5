import Papa from 'papaparse';
import { loadCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { readRows, type ReadFile } from './read-rows.ts';

/** Spreadsheets of Windows still write the code page of western languages. */
const textOf = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Reads a file of payees in this browser; it goes nowhere. */
export const readFile = async (
  bytes: ArrayBuffer,
  otherwise: CountryCode | undefined,
): Promise<ReadFile | undefined> => {
  const { data } = Papa.parse<string[]>(textOf(bytes), { header: false });
  return readRows(data, otherwise, loadCountry);
};
