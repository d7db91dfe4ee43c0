import { Box, Card, CardContent, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { EmailPreview } from '#wire/vitrine/email.ts';
import { EmailFrame } from '../ui/email-frame.tsx';

/** The email as it is sent, as HTML and as text. */
export function Preview({ preview }: { preview: EmailPreview }) {
  const [form, setForm] = useState<'html' | 'text'>('html');
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h2">
          {adminMessages['admin.emails.preview']}
        </Typography>
        <Typography color="textSecondary">{preview.subject}</Typography>
        <Tabs
          value={form}
          onChange={(_, next: 'html' | 'text') => setForm(next)}
          aria-label={adminMessages['admin.emails.preview']}
        >
          <Tab value="html" id="tab-html" label={adminMessages['admin.emails.html']} />
          <Tab value="text" id="tab-text" label={adminMessages['admin.emails.text']} />
        </Tabs>
        <Box role="tabpanel" aria-labelledby={`tab-${form}`} sx={{ '& iframe': { border: 0 } }}>
          {form === 'html' ? (
            <EmailFrame html={preview.html} title={adminMessages['admin.emails.preview']} />
          ) : (
            <Box
              component="pre"
              tabIndex={0}
              sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: 'inherit' }}
            >
              {preview.text}
            </Box>
          )}
        </Box>
      </CardContent>
    </Card>
  );
}
