import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type SyntheticEvent, useRef, useState } from 'react';
import type { FieldValue } from '#rules/options/field-value.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { LINE_CHOSEN_EVENT, linePriceResponse } from '#wire/vitrine/order-lines.ts';
import { useAdmin } from '../admin-context.tsx';
import { Problem } from '../ui/draft-actions.tsx';
import { refusalText } from '../ui/refusal-text.ts';
import { useMessage } from '../ui/use-message.ts';
import { choiceIn } from './choice-in.ts';

export interface ChosenLine {
  name: string;
  variationId: number;
  attributes: Readonly<Record<string, string>>;
  options: Readonly<Record<string, FieldValue>>;
  quantity: number;
  details: readonly string[];
}

interface LineChoiceDialogProps {
  productId: number;
  name: string;
  /** The shop's own form, in a document of its own. */
  html: string;
  onChosen(line: ChosenLine): void;
  onClose(): void;
}

/** Variation and options of a product, chosen in the shop's own form and priced by the shop. */
export function LineChoiceDialog({ productId, name, html, ...on }: LineChoiceDialogProps) {
  const { client } = useAdmin();
  const message = useMessage();
  const [problem, setProblem] = useState('');
  const isAsking = useRef(false);

  async function price(form: HTMLFormElement) {
    if (isAsking.current) return;
    isAsking.current = true;
    setProblem('');
    const { variationId, attributes, options, quantity } = choiceIn(new FormData(form));
    const data = {
      product_id: productId,
      variation_id: variationId,
      attributes,
      options,
      quantity,
    };
    const response = await client.send({
      path: 'vitrine/v1/order-lines/price',
      method: 'POST',
      data,
    });
    isAsking.current = false;
    if (!response.ok) {
      setProblem(refusalText(response.problem));
      return;
    }
    const line = linePriceResponse.parse(response.data);
    on.onChosen({
      name: line.name,
      variationId: line.variation_id,
      attributes,
      options,
      quantity: line.quantity,
      details: line.details.map(({ label, value }) => `${label}: ${value}`),
    });
  }

  function listen({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const form = currentTarget.contentDocument?.querySelector<HTMLFormElement>('form.cart');
    form?.addEventListener(LINE_CHOSEN_EVENT, () => void price(form));
  }

  return (
    <Dialog open fullWidth maxWidth="md" onClose={on.onClose} aria-labelledby="line-choice">
      <DialogTitle id="line-choice">{message('admin.order.chooseLine', { name })}</DialogTitle>
      <DialogContent sx={{ padding: 0 }}>
        <Box
          component="iframe"
          title={adminMessages['admin.order.chooseFrame']}
          // It may send no form and lead nowhere: nothing is bought in it.
          sandbox="allow-scripts allow-same-origin"
          srcDoc={html}
          onLoad={listen}
          sx={{ inlineSize: '100%', blockSize: 'clamp(18rem, 60vh, 44rem)', border: 0 }}
        />
      </DialogContent>
      <DialogActions>
        <Box sx={{ flexGrow: 1, paddingInline: 1 }}>
          <Problem text={problem} />
        </Box>
        <Button onClick={on.onClose}>{adminMessages['admin.order.cancel']}</Button>
      </DialogActions>
    </Dialog>
  );
}
