import {
  Button,
  Card,
  CardContent,
  FormControlLabel,
  Stack,
  Switch,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ShopEmail } from '#wire/vitrine/email.ts';
import { EmailTextField, emailTextProblem } from './email-text-field.tsx';
import { inReadingOrder, t } from './text-parts.ts';

/** Only what was typed; null takes the built-in text back. */
export type TypedTexts = Readonly<Record<string, string | null>>;

interface EmailTextsProps {
  email: ShopEmail;
  typed: TypedTexts;
  enabled: boolean;
  /** By the names of the texts, as the server refused them. */
  problems: Readonly<Record<string, string>>;
  onType(typed: TypedTexts): void;
  onEnable(isOn: boolean): void;
}

/** Whether an email is sent, and its texts. */
export function EmailTexts(props: EmailTextsProps) {
  const { email, typed, enabled, problems, onType, onEnable } = props;
  const [active, setActive] = useState('');
  const names = inReadingOrder(Object.keys(email.texts));
  const changed = names.filter((name) => {
    const text = email.texts[name];
    return text && displayedText(text, typed[name]) !== text.default;
  });
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h2">
          {adminMessages['admin.emails.texts']}
        </Typography>
        {email.can_be_off && (
          <FormControlLabel
            label={adminMessages['admin.emails.send']}
            control={<Switch checked={enabled} onChange={(_, isOn) => onEnable(isOn)} />}
          />
        )}
        <Stack spacing={2} sx={{ marginBlockStart: 1 }}>
          {names.map((name) => {
            const text = email.texts[name];
            return (
              text && (
                <EmailTextField
                  key={name}
                  name={name}
                  text={text}
                  value={displayedText(text, typed[name])}
                  hint={name.endsWith('.closing') ? getClosingHint(email) : ''}
                  problem={problems[name] ?? ''}
                  isActive={active === name}
                  onActive={() => setActive(name)}
                  onType={(value) => onType({ ...typed, [name]: value })}
                />
              )
            );
          })}
        </Stack>
        {changed.length > 1 && (
          <Button
            size="small"
            sx={{ marginBlockStart: 1 }}
            onClick={() => onType(Object.fromEntries(changed.map((name) => [name, null])))}
          >
            {t('emailEditor.allToShop')}
          </Button>
        )}
      </CardContent>
    </Card>
  );
}

export function displayedText(
  { default: usual, value }: ShopEmail['texts'][string],
  typed: string | null | undefined,
): string {
  return typed === undefined ? value : (typed ?? usual);
}

export function areRight({ texts }: ShopEmail, typed: TypedTexts): boolean {
  return Object.entries(texts).every(
    ([name, text]) => emailTextProblem(text, displayedText(text, typed[name])) === '',
  );
}

function getClosingHint({ usual_closing: usual }: ShopEmail): string {
  return usual === ''
    ? t('emailEditor.closingNone')
    : t('emailEditor.closingUsual', { text: usual });
}
