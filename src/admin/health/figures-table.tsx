import { Table } from '@mui/material';
import type { ReactNode } from 'react';

/** A narrow screen has room for four columns: figures stay on one line, and cells are closer together. */
const CELLS = {
  '& td': { whiteSpace: 'nowrap' },
  '& td, & th': { paddingInline: { xs: 0.75, sm: 2 } },
  '& tr > :first-of-type': { paddingInlineStart: 0 },
  '& tr > :last-of-type': { paddingInlineEnd: 0 },
};

interface FiguresTableProps {
  /** The id of its heading. */
  title: string;
  children: ReactNode;
}

export function FiguresTable({ title, children }: FiguresTableProps) {
  return (
    <Table size="small" aria-labelledby={title} sx={CELLS}>
      {children}
    </Table>
  );
}
