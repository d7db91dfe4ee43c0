import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { deliveryResponse } from '#wire/wc/webhook.ts';
import { useReading } from '../ui/use-reading.ts';

/** One delivery with all that was sent and answered. */
export function DeliveryDetails({ path, onClose }: { path: string; onClose(): void }) {
  const { data, error } = useReading(path, deliveryResponse);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="delivery-title">
      <DialogTitle id="delivery-title">{adminMessages['admin.webhooks.details']}</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data && (
          <>
            <Message
              title={adminMessages['admin.webhooks.request']}
              headers={data.request_headers}
              body={data.request_body}
            />
            <Message
              title={
                data.response_code > 0
                  ? `${adminMessages['admin.webhooks.response']}: ${data.response_code}, ${data.duration_ms} ms`
                  : adminMessages['admin.webhooks.response']
              }
              headers={data.response_headers}
              body={data.response_body || data.problem}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminMessages['admin.webhooks.close']}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface MessageProps {
  title: string;
  headers: Readonly<Record<string, string>> | undefined;
  body: string | undefined;
}

function Message({ title, headers = {}, body = '' }: MessageProps) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const text = [lines.join('\n'), indented(body)].filter(Boolean).join('\n\n');
  return (
    <>
      <Typography component="h3" variant="h3" gutterBottom>
        {title}
      </Typography>
      <Box
        component="pre"
        // Long ones are scrolled by keyboard, too.
        tabIndex={0}
        aria-label={title}
        role="region"
        sx={{ maxHeight: '40vh', overflow: 'auto', fontSize: '0.8rem', marginBlockStart: 0 }}
      >
        {text || adminMessages['admin.webhooks.nothing']}
      </Box>
    </>
  );
}

/** JSON in lines; anything else as it is. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
