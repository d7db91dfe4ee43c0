import { Alert, Link, Snackbar } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';

interface ConfirmationProps {
  done: 'saved' | 'published' | null;
  /** Where everybody reads it; '' for what is dated ahead. */
  url: string;
  onClose(): void;
}

/** Long enough to follow its link. */
const SHOWN_MS = 12_000;

/** That it is saved or published, and the way to the page. */
export function Confirmation({ done, url, onClose }: ConfirmationProps) {
  if (done === null) return null;
  const isShown = done === 'published' && url !== '';
  const published = isShown ? 'admin.builder.published' : 'admin.builder.scheduled';
  return (
    <Snackbar
      open
      autoHideDuration={SHOWN_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      onClose={(_, reason) => reason === 'timeout' && onClose()}
    >
      <Alert severity="success" variant="filled" onClose={onClose}>
        {adminMessages[done === 'saved' ? 'admin.builder.saved' : published]}{' '}
        {isShown && (
          <Link href={url} target="_blank" rel="noopener" color="inherit">
            {adminMessages['admin.page.view']}
          </Link>
        )}
      </Alert>
    </Snackbar>
  );
}
