import { List, ListItem, Stack, Typography } from '@mui/material';
import { useRefresh } from 'react-admin';
import * as z from 'zod/mini';
import type { FormDraft } from '#wire/catalog/option-form-input.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { type OptionFormResponse, versionResponse } from '#wire/vitrine/option-forms.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Moment } from '../ui/moment.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useReading } from '../ui/use-reading.ts';
import { useRest } from '../ui/use-rest.ts';
import { toDraft } from './form-record.ts';

const versions = z.array(versionResponse);

interface FormVersionsProps {
  record: OptionFormResponse;
  onRestored(draft: FormDraft): void;
}

/** What the form was. Orders name the version they were priced with, so none is lost. */
export function FormVersions({ record, onRestored }: FormVersionsProps) {
  const send = useRest();
  const refresh = useRefresh();
  const message = useMessage();
  const path = `vitrine/v1/option-forms/${record.id}/versions`;
  const { data = [] } = useReading(path, versions, {
    query: { per_page: 20 },
    version: String(record.version),
  });

  async function restore(version: number) {
    const response = await send({ path: `${path}/${version}/restore`, method: 'POST', data: {} });
    if (!response.ok) return;
    onRestored(toDraft(response.data));
    refresh();
  }

  return (
    <PartCard title={adminMessages['admin.form.versions']}>
      <Typography color="textSecondary">{adminMessages['admin.form.versionsText']}</Typography>
      <List dense disablePadding>
        {data.map(({ version, current, date_created_gmt: made }) => {
          const name = message('admin.form.versionName', { number: version });
          return (
            <ListItem key={version} disableGutters>
              <Stack sx={{ flexGrow: 1 }}>
                <Typography>{name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  <Moment value={made} />
                </Typography>
              </Stack>
              {current ? (
                <Typography>{adminMessages['admin.form.versionCurrent']}</Typography>
              ) : (
                <ConfirmButton
                  label={adminMessages['admin.form.restore']}
                  subject={name}
                  text={adminMessages['admin.form.restoreText']}
                  color="primary"
                  onConfirm={() => restore(version)}
                />
              )}
            </ListItem>
          );
        })}
      </List>
    </PartCard>
  );
}
