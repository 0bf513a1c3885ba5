/** A table of Markdown; a bar in a cell is part of its text. */
export const table = (header: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
};

export const code = (text: string | number): string => `\`${text}\``;
