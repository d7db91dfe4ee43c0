import { Alert, Link, Snackbar } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';

interface ConfirmationProps {
  done: 'saved' | 'published' | null;
  /** Where everybody reads it; '' for what is dated ahead. */
  url: string;
  onClose(): void;
}

/** Long enough to follow its link. */
const VISIBLE_MS = 12_000;

/** That it is saved or published, and the way to the page. */
export function Confirmation({ done, url, onClose }: ConfirmationProps) {
  if (done === null) return null;
  const isVisible = done === 'published' && url !== '';
  const published = isVisible ? 'admin.builder.published' : 'admin.builder.scheduled';
  return (
    <Snackbar
      open
      autoHideDuration={VISIBLE_MS}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      onClose={(_, reason) => reason === 'timeout' && onClose()}
    >
      <Alert severity="success" variant="filled" onClose={onClose}>
        {adminMessages[done === 'saved' ? 'admin.builder.saved' : published]}{' '}
        {isVisible && (
          <Link href={url} target="_blank" rel="noopener" color="inherit">
            {adminMessages['admin.page.view']}
          </Link>
        )}
      </Alert>
    </Snackbar>
  );
}
