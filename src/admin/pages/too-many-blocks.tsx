import { Alert } from '@mui/material';
import { useMessage } from '../ui/use-message.ts';

/** Stands there as long as the page has more blocks than can be saved. */
export function TooManyBlocks({ over }: { over: number }) {
  const message = useMessage();
  return (
    <Alert severity="error" variant="filled">
      {message('admin.page.tooManyBlocks', { count: over })}
    </Alert>
  );
}
