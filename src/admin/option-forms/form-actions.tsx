import { Button, Stack } from '@mui/material';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { type OptionFormResponse, optionFormResponse } from '#wire/vitrine/option-forms.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { download } from '../ui/download.ts';
import { useRest } from '../ui/use-rest.ts';

const made = z.pick(optionFormResponse, { id: true });

/** Copy, file and trash, of the form as it is saved. */
export function FormActions({ record }: { record: OptionFormResponse }) {
  const send = useRest();
  const notify = useNotify();
  const navigate = useNavigate();
  const path = `vitrine/v1/option-forms/${record.id}`;
  const isTrash = record.state === 'trash';

  async function copy() {
    const response = await send({ path: `${path}/duplicate`, method: 'POST', data: {} });
    if (!response.ok) return;
    notify(adminMessages['admin.form.copied'], { type: 'success' });
    await navigate(`/option-forms/${made.parse(response.data).id}`);
  }

  async function file() {
    const response = await send({ path: `${path}/export` });
    if (!response.ok) return;
    const text = JSON.stringify(response.data, null, 2);
    download(`option-form-${record.id}.json`, text);
  }

  async function move() {
    const response = isTrash
      ? await send({ path, method: 'PUT', data: { state: 'live' } })
      : await send({ path, method: 'DELETE' });
    if (response.ok) await navigate('/option-forms');
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button size="small" onClick={() => void copy()}>
        {adminMessages['admin.form.duplicate']}
      </Button>
      <Button size="small" onClick={() => void file()}>
        {adminMessages['admin.form.export']}
      </Button>
      <ConfirmButton
        label={adminMessages[isTrash ? 'admin.form.untrash' : 'admin.form.trash']}
        text={adminMessages[isTrash ? 'admin.form.untrashText' : 'admin.form.trashText']}
        onConfirm={move}
      />
    </Stack>
  );
}
