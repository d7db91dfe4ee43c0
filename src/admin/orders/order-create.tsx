import { Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { orderResponse } from '#wire/wc/order-response.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';
import { Problem } from '../ui/draft-actions.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { AddressFields } from './address-fields.tsx';
import { addressProblems, otherProblems } from './address-problems.ts';
import type { OrderAddress } from './display-address.ts';
import { type DraftLine, DraftLines, sentLine } from './draft-lines.tsx';

const NO_ADDRESS: OrderAddress = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  email: '',
  phone: '',
};

const created = z.pick(orderResponse, { id: true });

/** An order that was taken by telephone or in person; its prices are the shop's own. */
export default function OrderCreate() {
  const { client } = useAdmin();
  const notify = useNotify();
  const navigate = useNavigate();
  const [billing, setBilling] = useState(NO_ADDRESS);
  const [lines, setLines] = useState<readonly DraftLine[]>([]);
  const [problem, setProblem] = useState('');
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setIsSending] = useState(false);
  const isMade = useRef(false);
  const isTyped = lines.length > 0 || billing !== NO_ADDRESS;

  async function create(withInvoice: boolean) {
    if (lines.length === 0) {
      setProblem(adminMessages['admin.order.noLines']);
      return;
    }
    setIsSending(true);
    setProblem('');
    setFields({});
    const { email: _, ...shipping } = billing;
    const response = await client.send({
      path: 'wc/v3/orders',
      method: 'POST',
      data: {
        status: 'pending',
        created_via: 'admin',
        billing,
        shipping,
        line_items: lines.map(sentLine),
      },
    });
    const made = response.ok ? created.safeParse(response.data) : null;
    if (!made?.success) {
      setIsSending(false);
      refuse(response.ok ? null : response.problem);
      return;
    }
    const { id } = made.data;
    isMade.current = true;
    if (withInvoice) {
      const path = `wc/v3/orders/${id}/actions/send_order_details`;
      const sent = await client.send({ path, method: 'POST', data: {} });
      if (sent.ok) notify(adminMessages['admin.order.invoiceSent'], { type: 'success' });
      else notify(sent.problem.message, { type: 'error' });
    }
    await navigate(`/orders/${id}`);
  }

  useUnsaved(() => isTyped && !isMade.current);

  /** At the fields of the address, which is the one for delivery too; what is left is said below. */
  function refuse(refused: RestProblem | null) {
    const known = refused?.fields ?? {};
    const fieldProblems = {
      ...addressProblems(known, 'shipping'),
      ...addressProblems(known, 'billing'),
    };
    setFields(fieldProblems);
    const others = otherProblems(known);
    const message = refused?.message ?? adminMessages['rest.unknown'];
    const isVisible = Object.keys(fieldProblems).length > 0;
    setProblem(others.length > 0 ? others.join(' ') : isVisible ? '' : message);
  }

  return (
    <Card sx={{ marginBlock: 2, maxWidth: '40rem' }}>
      <Title title={adminMessages['admin.order.create']} />
      <CardContent>
        <Stack spacing={1.5}>
          <Typography component="h2" variant="h3">
            {adminMessages['admin.order.lines']}
          </Typography>
          <DraftLines lines={lines} onChange={setLines} />
          <Typography component="h2" variant="h3">
            {adminMessages['admin.order.billing']}
          </Typography>
          <AddressFields address={billing} withEmail problems={fields} onChange={setBilling} />
          <Problem text={problem} />
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
            <Button variant="contained" disabled={isSending} onClick={() => create(true)}>
              {adminMessages['admin.order.createAndSend']}
            </Button>
            <Button variant="outlined" disabled={isSending} onClick={() => create(false)}>
              {adminMessages['admin.order.save']}
            </Button>
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}
