import { Button, Card, CardContent, Stack } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ShopRole } from '#wire/vitrine/roles.ts';
import { useAdmin } from '../admin-context.tsx';
import { refusalText } from '../ui/refusal-text.ts';
import { useUnsaved } from '../ui/unsaved.tsx';
import { LimitField } from './limit-field.tsx';
import { ROLES_PATH, useRoles } from './use-roles.ts';

/** The one thing of a built-in role that a shop decides. */
export function SupportLimit({ shopRole: role }: { shopRole: ShopRole }) {
  const { client } = useAdmin();
  const { refetch } = useRoles();
  const notify = useNotify();
  const [limit, setLimit] = useState(role.refund_limit ?? '');
  const [problem, setProblem] = useState('');
  const isDirty = limit !== role.refund_limit;
  useUnsaved(isDirty);

  async function save() {
    const response = await client.send({
      path: `${ROLES_PATH}/${role.id}`,
      method: 'PUT',
      data: { refund_limit: limit },
    });
    setProblem(response.ok ? '' : refusalText(response.problem));
    if (!response.ok) return;
    notify(adminMessages['admin.saved'], { type: 'success' });
    await refetch();
  }

  return (
    <Card>
      <CardContent>
        <Stack spacing={2} sx={{ alignItems: 'start' }}>
          <LimitField
            label={adminMessages['admin.roles.limit']}
            value={limit}
            problem={problem}
            hint={adminMessages['admin.roles.supportLimitHint']}
            onChange={setLimit}
          />
          <Button variant="contained" disabled={!isDirty} onClick={save}>
            {adminMessages['admin.roles.save']}
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
}
