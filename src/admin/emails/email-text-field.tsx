import { Box, Button, Chip, Stack, TextField } from '@mui/material';
import { useRef } from 'react';
import { textProblem } from '#rules/messages/check-text.ts';
import type { ShopEmail } from '#wire/vitrine/email.ts';
import { isOneLine, t, textLabel } from './text-parts.ts';

type EmailText = ShopEmail['texts'][string];

interface EmailTextFieldProps {
  name: string;
  text: EmailText;
  value: string;
  /** Said below it while nothing is wrong. */
  hint: string;
  /** What the server said; '' where nothing is wrong. */
  problem: string;
  isActive: boolean;
  onActive(): void;
  onType(value: string | null): void;
}

/** One text of an email, with the placeholders it may hold while it is worked on. */
export function EmailTextField(props: EmailTextFieldProps) {
  const { name, text, value, hint, problem, isActive, onActive, onType } = props;
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const label = textLabel(name);
  const wrong = emailTextProblem(text, value) || problem;

  /** Where the cursor is. */
  function insert(word: string) {
    const { selectionStart: start, selectionEnd: end } = field.current ?? {};
    const [from, to] = [start ?? value.length, end ?? value.length];
    onType(`${value.slice(0, from)}{${word}}${value.slice(to)}`);
    field.current?.focus();
  }

  return (
    <Box>
      <TextField
        size="small"
        fullWidth
        multiline={!isOneLine(name)}
        label={label}
        value={value}
        error={wrong !== ''}
        helperText={wrong || hint}
        inputRef={field}
        onFocus={onActive}
        onChange={({ target }) => onType(target.value)}
      />
      <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {isActive && (
          <Stack
            direction="row"
            spacing={0.5}
            useFlexGap
            role="group"
            aria-label={t('emailEditor.insert', { label })}
            sx={{ flexWrap: 'wrap', alignItems: 'center', paddingBlockStart: 0.5 }}
          >
            {text.words.map((word) => (
              <Chip
                key={word}
                size="small"
                variant="outlined"
                label={`{${word}}`}
                aria-label={t('emailEditor.insertWord', { word: `{${word}}` })}
                onClick={() => insert(word)}
              />
            ))}
          </Stack>
        )}
        {value !== text.default && (
          <Button
            size="small"
            aria-label={`${t('emailEditor.toShop')}: ${label}`}
            onClick={() => onType(null)}
          >
            {t('emailEditor.toShop')}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

/** '' where the text may be saved. The server checks the same. */
export function emailTextProblem(text: EmailText, value: string): string {
  const problem = textProblem(text.default, value, text.words);
  switch (problem?.code) {
    case 'unknown-word':
      return t('emailEditor.unknown', { word: `{${problem.word}}` });
    case 'empty':
    case 'no-general-form':
      return t('emailEditor.empty');
    case 'too-long':
      return t('emailEditor.long', { most: String(problem.most) });
    case undefined:
      return '';
  }
}
