import { Alert, Stack } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Moment } from '../ui/moment.tsx';
import { PreviewLink } from '../ui/preview-link.tsx';
import { discardDraft, type Page, type PageResult } from './page-saving.ts';

interface DraftStateProps {
  page: Page;
  /** When the draft was saved. */
  at: string;
  onResponse(result: PageResult): Promise<void>;
}

/** That the shop shows something else, with a link to the draft and the way back. */
export function DraftState({ page, at, onResponse }: DraftStateProps) {
  const { client } = useAdmin();
  return (
    <Alert severity="info" sx={{ alignSelf: 'stretch' }}>
      {adminMessages['admin.page.draftWaits']} <Moment value={at} />
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
        <PreviewLink path={`vitrine/v1/documents/${page.id}/preview-link`} />
        <ConfirmButton
          label={adminMessages['admin.page.discardDraft']}
          text={adminMessages['admin.page.discardText']}
          onConfirm={async () => onResponse(await discardDraft(client, page))}
        />
      </Stack>
    </Alert>
  );
}
