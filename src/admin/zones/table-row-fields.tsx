import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import type { TableAdvice } from '#rules/shipping/table-advice.ts';
import { NO_CLASS, ROW_MEASURES } from '#rules/shipping/table-row.ts';
import { EMPTY_ROW, type RowProblem, type TableRowText } from '#rules/shipping/table-text.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { useMessage } from '../ui/use-message.ts';
import { type NumberField, RowNumber } from './row-number.tsx';
import { useAdviceText } from './use-advice-text.ts';

interface TableRowFieldsProps {
  /** From 1. */
  number: number;
  text: TableRowText;
  classes: readonly { slug: string; name: string }[];
  problems: readonly RowProblem[];
  advice: readonly TableAdvice[];
  onChange(text: TableRowText): void;
  onRemove(): void;
}

const RARE = ['class', 'coupon', 'per_piece', 'per_weight', 'percent', 'surcharge'] as const;

/** One row: when it fits and what it costs; what few rows have is opened. */
export function TableRowFields(props: TableRowFieldsProps) {
  const { number, text, classes, problems, advice, onChange, onRemove } = props;
  const message = useMessage();
  const adviceText = useAdviceText();
  const [isOpen, setIsOpen] = useState(RARE.some((field) => text[field] !== EMPTY_ROW[field]));
  const inRow = (field: string) => message('admin.table.inRow', { field, row: number });
  const numberField = (field: NumberField) => (
    <RowNumber
      field={field}
      row={text}
      number={number}
      problem={problems.find((each) => each.field === field)?.code ?? null}
      onChange={(value) => onChange({ ...text, [field]: value })}
    />
  );
  return (
    <Stack spacing={1.5} role="group" aria-label={message('admin.table.row', { row: number })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <Choice
          label={adminMessages['admin.table.by']}
          value={text.by}
          options={ROW_MEASURES.map((by) => [by, adminMessages[`admin.table.by.${by || 'all'}`]])}
          onChange={(value) =>
            onChange({ ...text, by: ROW_MEASURES.find((each) => each === value) ?? '' })
          }
        />
        {text.by !== '' && numberField('from')}
        {text.by !== '' && numberField('to')}
        {numberField('cost')}
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={inRow(adminMessages[isOpen ? 'admin.table.less' : 'admin.table.more'])}
          onClick={() => setIsOpen(!isOpen)}
        >
          {adminMessages[isOpen ? 'admin.table.less' : 'admin.table.more']}
        </Button>
        <IconButton aria-label={inRow(adminMessages['admin.table.remove'])} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      </Box>
      {isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
          <Choice
            label={adminMessages['admin.table.class']}
            value={text.class}
            options={getClassOptions(classes, text.class)}
            onChange={(value) => onChange({ ...text, class: value })}
          />
          <TextField
            size="small"
            label={adminMessages['admin.table.coupon']}
            value={text.coupon}
            helperText={adminMessages['admin.table.couponHint']}
            slotProps={{
              htmlInput: { 'aria-label': inRow(adminMessages['admin.table.coupon']) },
            }}
            sx={{ flex: '1 1 10rem' }}
            onChange={({ target }) => onChange({ ...text, coupon: target.value })}
          />
          {numberField('per_piece')}
          {numberField('per_weight')}
          {numberField('percent')}
          <FormControlLabel
            label={adminMessages['admin.table.surcharge']}
            control={
              <Checkbox
                checked={text.surcharge}
                onChange={(_, surcharge) => onChange({ ...text, surcharge })}
                slotProps={{
                  input: { 'aria-label': inRow(adminMessages['admin.table.surcharge']) },
                }}
              />
            }
          />
        </Box>
      )}
      {advice.map((each) => (
        <Alert key={each.code} severity={each.code === 'end' ? 'info' : 'warning'}>
          {adviceText(each)}
        </Alert>
      ))}
    </Stack>
  );
}

/** One that was deleted stays in view until another is chosen. */
function getClassOptions(
  classes: readonly { slug: string; name: string }[],
  chosen: string,
): (readonly [string, string])[] {
  const isGone =
    chosen !== '' && chosen !== NO_CLASS && !classes.some(({ slug }) => slug === chosen);
  return [
    ['', adminMessages['admin.table.class.all']],
    [NO_CLASS, adminMessages['admin.table.class.none']],
    ...classes.map(({ slug, name }) => [slug, name] as const),
    ...(isGone ? [[chosen, chosen] as const] : []),
  ];
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange(value: string): void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 11rem' }}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([id, text]) => (
        <MenuItem key={id} value={id}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
