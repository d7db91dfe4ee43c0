import { Button, Collapse, Typography } from '@mui/material';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { priceResponse } from '#wire/vitrine/email.ts';
import { useRest } from '../ui/use-rest.ts';

interface LinePriceProps {
  orderId: number;
  lineId: number;
  name: string;
}

/** How a line came to cost what it costs, as recorded when it was ordered; read when it is asked for. */
export function LinePrice({ orderId, lineId, name }: LinePriceProps) {
  const [price, setPrice] = useState<z.infer<typeof priceResponse> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const send = useRest();

  async function toggle() {
    setIsOpen(!isOpen);
    if (price !== null) return;
    const response = await send({ path: `vitrine/v1/orders/${orderId}/lines/${lineId}/price` });
    if (response.ok) setPrice(priceResponse.parse(response.data));
  }

  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-label={`${adminMessages['admin.order.whyPrice']}: ${name}`}
        sx={{ display: 'block', marginInlineStart: -0.75, textAlign: 'start' }}
        onClick={toggle}
      >
        {adminMessages['admin.order.whyPrice']}
      </Button>
      <Collapse in={isOpen && price !== null}>
        {price?.steps.map(({ code, label, subject, text }) => (
          <Typography key={`${code}-${subject}`} variant="body2">
            {`${[label, subject].filter(Boolean).join(': ')} ${text}`}
          </Typography>
        ))}
        {price && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {`${adminMessages['admin.order.priceSum']} ${price.total_text}`}
          </Typography>
        )}
      </Collapse>
    </>
  );
}
