import type { ReactNode } from 'react';
import { Table } from '../../../components/ui/table.tsx';
import { Prose } from '../prose.tsx';
import css from './documentation.module.css';

export interface FactsTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[];
}

/** Names in code, and what they mean. */
export const FactsTable = ({ label, columns, rows }: FactsTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached
  <section className={css.scroll} tabIndex={0} aria-label={label}>
    <Table className={css.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            {cells.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- cells stand in the order of their columns
              <td key={index} data-column={columns[index + 1]}>
                {typeof cell === 'string' ? <Prose>{cell}</Prose> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </section>
);
