import { TableCell, TableSortLabel } from '@mui/material';

/** Of the row that has all others together. */
export const SUM_ROW = { '& > *': { fontWeight: 600 } } as const;

interface SortCellProps {
  label: string;
  /** Null where the column is not the one that sorts. */
  order: 'asc' | 'desc' | null;
  isText?: boolean;
  /** Null where the table cannot be sorted by it. */
  onSort: ((order: 'asc' | 'desc') => void) | null;
}

/** The head of a column; a number begins with the largest, a name with the first. */
export function SortCell({ label, order, isText = false, onSort }: SortCellProps) {
  const align = isText ? 'left' : 'right';
  if (!onSort) return <TableCell align={align}>{label}</TableCell>;
  const start = isText ? 'asc' : 'desc';
  const next = order === null ? start : order === 'asc' ? 'desc' : 'asc';
  return (
    <TableCell align={align} sortDirection={order ?? false}>
      <TableSortLabel
        active={order !== null}
        direction={order ?? start}
        onClick={() => onSort(next)}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
