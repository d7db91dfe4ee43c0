import { Button } from '@mui/material';
import { type ChangeEvent, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { formImportResponse } from '#wire/vitrine/option-forms.ts';
import { useRest } from '../ui/use-rest.ts';

/** Larger than any form the shop would take. */
const MAX_BYTES = 2 * 1024 * 1024;

/** A form from a file; the shop checks it as if it had been written here. */
export function FormImport() {
  const input = useRef<HTMLInputElement>(null);
  const send = useRest();
  const notify = useNotify();
  const navigate = useNavigate();

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const data = file.size > MAX_BYTES ? null : jsonIn(await file.text());
    // The same file may be chosen again once it was mended.
    target.value = '';
    if (data === null) return notify(adminMessages['admin.form.notFile'], { type: 'error' });
    const response = await send({ path: 'vitrine/v1/option-forms/import', method: 'POST', data });
    if (!response.ok) return;
    const { form, left_out: missing } = formImportResponse.parse(response.data);
    if (missing.length > 0) {
      notify(`${adminMessages['admin.form.leftOut']} ${missing.join(', ')}`, { type: 'warning' });
    }
    await navigate(`/option-forms/${form.id}`);
  }

  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        {adminMessages['admin.form.import']}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={adminMessages['admin.form.import']}
        onChange={take}
      />
    </>
  );
}

/** Null for what is no JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
