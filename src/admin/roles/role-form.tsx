import { Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { type CustomPermission, isCustomPermission } from '#rules/permissions/custom-roles.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ShopRole } from '#wire/vitrine/roles.ts';
import { useAdmin } from '../admin-context.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Problem } from '../ui/draft-actions.tsx';
import { refusalText } from '../ui/refusal-text.ts';
import { useUnsaved } from '../ui/unsaved.tsx';
import { LimitField } from './limit-field.tsx';
import { RightChoices } from './right-choices.tsx';
import { ROLES_PATH, useRoles } from './use-roles.ts';

interface Draft {
  name: string;
  permissions: readonly CustomPermission[];
  limit: string;
}

function toDraft(role: ShopRole | null): Draft {
  return {
    name: role?.name ?? '',
    permissions: role?.permissions.filter(isCustomPermission) ?? [],
    limit: role?.refund_limit ?? '',
  };
}

/** A role of the shop's own; null for one that is not stored yet. */
export function RoleForm({ stored: role }: { stored: ShopRole | null }) {
  const { client } = useAdmin();
  const { refetch } = useRoles();
  const navigate = useNavigate();
  const notify = useNotify();
  const [before] = useState(() => toDraft(role));
  const [draft, setDraft] = useState(before);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  /** Its work is done: the screen may be left. */
  const isLeaving = useRef(false);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(before);
  useUnsaved(isDirty ? () => !isLeaving.current : false);

  const edit = (part: Partial<Draft>) => setDraft({ ...draft, ...part });

  async function leave(message: string) {
    notify(message, { type: 'success' });
    await refetch();
    isLeaving.current = true;
    void navigate('/settings/roles');
  }

  async function save() {
    if (draft.name.trim() === '') {
      setFields({ name: adminMessages['admin.roles.nameMissing'] });
      return;
    }
    setIsSaving(true);
    const { name, permissions, limit } = draft;
    const response = await client.send({
      path: role ? `${ROLES_PATH}/${role.id}` : ROLES_PATH,
      method: role ? 'PUT' : 'POST',
      data: { name, permissions, refund_limit: limit === '' ? null : limit },
    });
    setIsSaving(false);
    if (response.ok) return leave(adminMessages['admin.saved']);
    const known = response.problem.fields;
    setFields(known);
    setProblem(known.name || known.refund_limit ? '' : refusalText(response.problem));
  }

  async function remove() {
    if (!role) return;
    const response = await client.send({
      path: `${ROLES_PATH}/${role.id}?force=true`,
      method: 'DELETE',
    });
    if (response.ok) return leave(adminMessages['admin.roles.deleted']);
    setProblem(refusalText(response.problem));
  }

  return (
    <Card sx={{ marginBlockStart: 1 }}>
      <CardContent>
        <Stack spacing={2.5} sx={{ alignItems: 'start' }}>
          <TextField
            size="small"
            required
            label={adminMessages['admin.roles.name']}
            value={draft.name}
            error={Boolean(fields.name)}
            helperText={fields.name ?? ''}
            onChange={(event) => edit({ name: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 60 } }}
            sx={{ width: '100%', maxWidth: '24rem' }}
          />
          <RightChoices
            chosen={draft.permissions}
            onChange={(permissions) => edit({ permissions })}
          />
          {draft.permissions.includes('refund-orders') && (
            <LimitField
              label={adminMessages['admin.roles.limit']}
              value={draft.limit}
              problem={fields.refund_limit ?? ''}
              hint={adminMessages['admin.roles.limitHint']}
              onChange={(limit) => edit({ limit })}
            />
          )}
          <Problem text={problem} />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" disabled={isSaving || !isDirty} onClick={save}>
              {adminMessages['admin.roles.save']}
            </Button>
            {role && role.people === 0 && (
              <ConfirmButton
                label={adminMessages['admin.roles.delete']}
                text={adminMessages['admin.roles.deleteText']}
                variant="outlined"
                onConfirm={remove}
              />
            )}
          </Stack>
          {role && role.people > 0 && (
            <Typography variant="body2" color="textSecondary">
              {adminMessages['admin.roles.inUse']}
            </Typography>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}
