import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { CustomerProfile } from '#wire/vitrine/customers.ts';
import { download } from '../ui/download.ts';
import { Problem } from '../ui/draft-actions.tsx';
import { Moment } from '../ui/moment.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { useRest } from '../ui/use-rest.ts';

/** The account, and what the law lets a customer ask for. */
export function CustomerData({ customer }: { customer: CustomerProfile }) {
  const [isAsking, setIsAsking] = useState(false);
  const send = useRest();
  const notify = useNotify();
  const path = `vitrine/v1/customers/${customer.id}`;

  async function sendLink() {
    const response = await send({ path: `${path}/log-in-link`, method: 'POST' });
    if (response.ok) notify(adminMessages['admin.customer.linkSent'], { type: 'success' });
  }

  async function exportData() {
    const response = await send({ path: `${path}/data` });
    if (response.ok) download('customer-data.json', JSON.stringify(response.data, null, 2));
  }

  return (
    <PartCard title={adminMessages['admin.customer.privacy']}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {customer.account_id !== null && (
          <Typography>
            {customer.email_verified
              ? adminMessages['admin.customer.verified']
              : adminMessages['admin.customer.notVerified']}
            {' · '}
            {adminMessages['admin.customer.lastLogIn']}: <Moment value={customer.last_login_at} />
          </Typography>
        )}
        <Typography>
          {adminMessages['admin.customer.newsletter']}:{' '}
          {adminMessages[`admin.customer.newsletter.${customer.newsletter}`]}
        </Typography>
        {customer.account_id !== null && (
          <Button variant="outlined" onClick={sendLink}>
            {adminMessages['admin.customer.sendLink']}
          </Button>
        )}
        <Button variant="outlined" onClick={exportData}>
          {adminMessages['admin.customer.data']}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
          {adminMessages['admin.customer.erase']}
        </Button>
      </Stack>
      {isAsking && <EraseDialog path={path} onClose={() => setIsAsking(false)} />}
    </PartCard>
  );
}

/** There is no way back, so it is asked; a refusal stays in the dialog. */
function EraseDialog({ path, onClose }: { path: string; onClose(): void }) {
  const [problem, setProblem] = useState('');
  const send = useRest();
  const notify = useNotify();
  const redirect = useRedirect();

  async function erase() {
    const response = await send({ path, method: 'DELETE' });
    if (!response.ok) {
      setProblem(response.problem.message);
      return;
    }
    notify(adminMessages['admin.customer.erased'], { type: 'success' });
    redirect('list', 'customers');
  }

  return (
    <Dialog open onClose={onClose}>
      <DialogTitle>{adminMessages['admin.customer.eraseTitle']}</DialogTitle>
      <DialogContent>
        <Typography>{adminMessages['admin.customer.eraseText']}</Typography>
        <Problem text={problem} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminMessages['admin.customer.cancel']}</Button>
        <Button color="error" variant="contained" onClick={erase}>
          {adminMessages['admin.customer.erase']}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
