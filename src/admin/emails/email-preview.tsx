import {
  Box,
  Card,
  CardContent,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { previewMessages } from '#wire/messages/admin/email-editor.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { EmailPreview } from '#wire/vitrine/email.ts';
import { EmailFrame } from '../ui/email-frame.tsx';

const FORMS = [
  ['desktop', previewMessages['preview.desktop']],
  ['phone', previewMessages['preview.phone']],
  ['text', previewMessages['preview.text']],
] as const;
const GROUNDS = [
  ['light', previewMessages['preview.light']],
  ['dark', previewMessages['preview.dark']],
] as const;

type Form = (typeof FORMS)[number][0];
type Ground = (typeof GROUNDS)[number][0];

interface PreviewProps {
  preview: EmailPreview;
  /** What it is written from. */
  children?: ReactNode;
}

/** The email as it is sent: on a desktop, on a phone, and as the text of programs without HTML. */
export function Preview({ preview, children }: PreviewProps) {
  const [form, setForm] = useState<Form>('desktop');
  const [ground, setGround] = useState<Ground>('light');
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h2">
          {adminMessages['admin.emails.preview']}
        </Typography>
        {children}
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap', marginBlock: 1.5, justifyContent: 'space-between' }}
        >
          <Choice
            label={previewMessages['preview.form']}
            value={form}
            onChange={(next) => setForm(next)}
            choices={FORMS}
          />
          {form !== 'text' && (
            <Choice
              label={previewMessages['preview.ground']}
              value={ground}
              onChange={(next) => setGround(next)}
              choices={GROUNDS}
            />
          )}
        </Stack>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {preview.subject}
        </Typography>
        {form === 'text' ? (
          <Box
            component="pre"
            tabIndex={0}
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: 'inherit' }}
          >
            {preview.text}
          </Box>
        ) : (
          <Box
            sx={{
              marginBlockStart: 1,
              marginInline: 'auto',
              maxWidth: form === 'phone' ? '390px' : 'none',
              border: 1,
              borderColor: 'divider',
              '& iframe': { border: 0, display: 'block' },
            }}
          >
            <EmailFrame
              html={toGround(preview.html, ground)}
              title={adminMessages['admin.emails.preview']}
              height={640}
            />
          </Box>
        )}
      </CardContent>
    </Card>
  );
}

/** As a mail program with this ground reads the sheet, whatever the computer here prefers. */
function toGround(html: string, ground: Ground): string {
  const media = ground === 'dark' ? '@media all' : '@media not all';
  return html
    .replaceAll('@media (prefers-color-scheme:dark)', media)
    .replaceAll('color-scheme:light dark', `color-scheme:${ground}`)
    .replaceAll('content="light dark"', `content="${ground}"`);
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly (readonly [value: Value, words: string])[];
  onChange(value: Value): void;
}

function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_, next: Value | null) => next && onChange(next)}
    >
      {choices.map(([name, words]) => (
        <ToggleButton key={name} value={name}>
          {words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
