import { Stack } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { lineFormResponse } from '#wire/vitrine/order-lines.ts';
import { ProductPicker } from '../ui/product-picker.tsx';
import { useRest } from '../ui/use-rest.ts';
import { DraftLineRow } from './draft-line-row.tsx';
import { type ChosenLine, LineChoiceDialog } from './line-choice-dialog.tsx';
import type { DraftLine, DraftProblem } from './order-draft.ts';

interface DraftLinesProps {
  lines: readonly DraftLine[];
  /** What one piece costs in the shop, in the order of the lines; null where it is not known. */
  unitPrices: readonly (number | null)[];
  /** By the keys of the lines. */
  problems: Readonly<Record<string, DraftProblem>>;
  onChange(lines: readonly DraftLine[]): void;
}

interface PendingLine {
  productId: number;
  name: string;
  html: string;
}

export function DraftLines({ lines, unitPrices, problems, onChange }: DraftLinesProps) {
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

  function add(line: Pick<DraftLine, 'productId' | 'name' | 'quantity' | 'choice'>) {
    const key = crypto.randomUUID();
    onChange([...lines, { ...line, key, id: null, agreed: '', reason: '' }]);
  }

  function take({ details, quantity, name, ...chosen }: ChosenLine) {
    if (!requested) return;
    const { productId } = requested;
    add({ productId, name, quantity: String(quantity), choice: { ...chosen, details } });
    setRequested(null);
  }

  return (
    <Stack spacing={2}>
      {lines.map((line, at) => (
        <DraftLineRow
          key={line.key}
          line={line}
          unitPrice={unitPrices[at] ?? null}
          problem={problems[line.key] ?? null}
          onChange={(next) => onChange(lines.map((each, index) => (index === at ? next : each)))}
          onRemove={() => onChange(lines.filter((_, index) => index !== at))}
        />
      ))}
      <ProductPicker
        label={adminMessages['admin.order.addProduct']}
        onPick={({ id, name }) => void pick(Number(id), name)}
      />
      {requested && (
        <LineChoiceDialog {...requested} onChosen={take} onClose={() => setRequested(null)} />
      )}
    </Stack>
  );
}
