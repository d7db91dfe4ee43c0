import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import * as z from 'zod/mini';
import { tableAdvice } from '#rules/shipping/table-advice.ts';
import { EMPTY_ROW, readTableRow, type TableRowText } from '#rules/shipping/table-text.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { termResponse } from '#wire/wc/terms.ts';
import { useAdmin } from '../admin-context.tsx';
import { EVERYTHING } from '../rest/rest-address.ts';
import { Problem } from '../ui/draft-actions.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useReading } from '../ui/use-reading.ts';
import { readTable } from './read-table.ts';
import { TableRowFields } from './table-row-fields.tsx';
import { useAdviceText } from './use-advice-text.ts';

const shippingClasses = z.array(z.pick(termResponse, { slug: true, name: true }));

interface EditedRow {
  id: string;
  text: TableRowText;
}

interface TableEditorProps {
  /** The rows as JSON. */
  value: string;
  /** All rows that fit are added up. */
  isSum: boolean;
  problem: string;
  onChange(value: string): void;
}

/** A table of shipping costs: rows in their order, each with what is wrong with it. */
export function TableEditor({ value, isSum, problem, onChange }: TableEditorProps) {
  const { decimals } = useAdmin().config.currency;
  const message = useMessage();
  const adviceText = useAdviceText();
  const query = { per_page: EVERYTHING };
  const { data: classes } = useReading('wc/v3/products/shipping_classes', shippingClasses, {
    query,
  });
  const [rows, setRows] = useState<readonly EditedRow[]>(() =>
    readTable(value).map((text) => ({ id: crypto.randomUUID(), text })),
  );
  const read = rows.map(({ text }) => readTableRow(text, decimals));
  const fine = read.flatMap((each) => (each.ok ? [each.row] : []));
  const table = { rows: fine, calculation: isSum ? 'sum' : 'first' } as const;
  // While a row is wrong or classes are not known yet, nothing certain can be said of the others.
  const advice =
    rows.length > 0 && fine.length === rows.length && classes
      ? tableAdvice(
          table,
          classes.map(({ slug }) => slug),
        )
      : [];

  function change(next: readonly EditedRow[]) {
    setRows(next);
    onChange(JSON.stringify(next.map(({ text }) => text)));
  }

  return (
    <Stack spacing={1}>
      <Typography component="h3" variant="h3">
        {adminMessages['admin.table.rows']}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {adminMessages[isSum ? 'admin.table.about.sum' : 'admin.table.about.first']}
      </Typography>
      <Problem text={problem} />
      {rows.length === 0 && <Typography>{adminMessages['admin.table.none']}</Typography>}
      <SortableList
        entries={rows.map((row, index) => {
          const one = read[index];
          return {
            id: row.id,
            name: message('admin.table.row', { row: index + 1 }),
            content: (
              <TableRowFields
                number={index + 1}
                text={row.text}
                classes={classes ?? []}
                problems={one && !one.ok ? one.problems : []}
                advice={advice.filter((each) => each.row === index)}
                onChange={(text) =>
                  change(rows.map((each) => (each === row ? { ...row, text } : each)))
                }
                onRemove={() => change(rows.filter((each) => each !== row))}
              />
            ),
          };
        })}
        onOrder={(ids) => change(ids.flatMap((id) => rows.find((each) => each.id === id) ?? []))}
      />
      {advice
        .filter(({ row }) => row === null)
        .map((each) => (
          <Alert key={each.code} severity="warning">
            {adviceText(each)}
          </Alert>
        ))}
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => {
          const by = rows.at(-1)?.text.by ?? 'weight';
          change([...rows, { id: crypto.randomUUID(), text: { ...EMPTY_ROW, by } }]);
        }}
      >
        {adminMessages['admin.table.add']}
      </Button>
    </Stack>
  );
}
