import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { FieldValue } from '#rules/options/field-value.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { lineFormResponse } from '#wire/vitrine/order-lines.ts';
import { ProductPicker } from '../ui/product-picker.tsx';
import { useRest } from '../ui/use-rest.ts';
import { type ChosenLine, LineChoiceDialog } from './line-choice-dialog.tsx';

export interface DraftLine {
  /** Of the row on the screen. */
  key: string;
  /** Null for a line that is new. */
  id: number | null;
  productId: number;
  name: string;
  quantity: string;
  /** What was chosen of it; null where nothing was to be chosen. */
  choice: LineChoice | null;
}

interface LineChoice {
  variationId: number;
  attributes: Readonly<Record<string, string>>;
  options: Readonly<Record<string, FieldValue>>;
  /** "Colour: Sand", and what it costs so. */
  details: readonly string[];
}

/** As the API takes it; a product or one of its variations by the same number. */
export function sentLine({ id, productId, quantity, choice }: DraftLine) {
  const count = Number(quantity);
  if (id !== null) return { id, quantity: count };
  if (choice === null) return { product_id: productId, quantity: count };
  const { variationId, attributes, options } = choice;
  return {
    product_id: productId,
    ...(variationId > 0 && { variation_id: variationId }),
    quantity: count,
    extensions: { vitrine: { attributes, options } },
  };
}

interface DraftLinesProps {
  lines: readonly DraftLine[];
  onChange(lines: readonly DraftLine[]): void;
}

interface PendingLine {
  productId: number;
  name: string;
  html: string;
}

export function DraftLines({ lines, onChange }: DraftLinesProps) {
  const send = useRest();
  const [requested, setRequested] = useState<PendingLine | null>(null);

  /** What has to be chosen is asked for; a plain product that was added already is not added twice. */
  async function pick(productId: number, name: string) {
    const data = { product_id: productId };
    const response = await send({ path: 'vitrine/v1/order-lines/form', method: 'POST', data });
    if (!response.ok) return;
    const { html } = lineFormResponse.parse(response.data);
    if (html !== null) {
      setRequested({ productId, name, html });
      return;
    }
    const isThere = lines.some((line) => line.id === null && line.productId === productId);
    if (!isThere) add({ productId, name, quantity: '1', choice: null });
  }

  function add(line: Omit<DraftLine, 'key' | 'id'>) {
    onChange([...lines, { ...line, key: crypto.randomUUID(), id: null }]);
  }

  function take({ details, quantity, name, ...chosen }: ChosenLine) {
    if (!requested) return;
    const { productId } = requested;
    add({ productId, name, quantity: String(quantity), choice: { ...chosen, details } });
    setRequested(null);
  }

  return (
    <>
      {lines.map((line, at) => (
        <Box key={line.key}>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <TextField
              size="small"
              fullWidth
              label={line.name}
              value={line.quantity}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              onChange={(event) => {
                const quantity = event.target.value.trim();
                onChange(lines.map((each, index) => (index === at ? { ...each, quantity } : each)));
              }}
            />
            <Button
              color="error"
              aria-label={`${adminMessages['admin.order.removeLine']}: ${line.name}`}
              onClick={() => onChange(lines.filter((_, index) => index !== at))}
            >
              {adminMessages['admin.order.removeLine']}
            </Button>
          </Stack>
          {line.choice?.details.map((detail) => (
            <Typography key={detail} variant="body2" color="textSecondary">
              {detail}
            </Typography>
          ))}
        </Box>
      ))}
      <ProductPicker
        label={adminMessages['admin.order.addProduct']}
        onPick={({ id, name }) => void pick(Number(id), name)}
      />
      {requested && (
        <LineChoiceDialog {...requested} onChosen={take} onClose={() => setRequested(null)} />
      )}
    </>
  );
}
