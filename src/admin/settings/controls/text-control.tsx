import { TextField } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { type ControlProps, textIn } from './control-props.ts';

interface TextControlProps extends ControlProps {
  input: 'text' | 'email' | 'url' | 'time';
  maxLength: number | null;
  lines?: number;
}

export function TextControl(props: TextControlProps) {
  const { id, label, value, problem, onChange, input, maxLength, lines = 1 } = props;
  return (
    <TextField
      id={id}
      size="small"
      type={input}
      label={label}
      value={textIn(value)}
      error={problem !== ''}
      helperText={problem}
      onChange={({ target }) => onChange(target.value)}
      multiline={lines > 1}
      minRows={lines}
      slotProps={{
        htmlInput: maxLength === null ? {} : { maxLength },
        ...(input === 'time' && { inputLabel: { shrink: true } }),
      }}
      fullWidth={input !== 'time'}
    />
  );
}

interface SecretControlProps extends ControlProps {
  isStored: boolean;
}

/** A password or a key: it can be replaced, and is never shown. */
export function SecretControl(props: SecretControlProps) {
  const { id, label, value, problem, onChange, isStored } = props;
  return (
    <TextField
      id={id}
      size="small"
      type="password"
      autoComplete="off"
      label={label}
      value={textIn(value)}
      error={problem !== ''}
      helperText={problem || (isStored ? adminMessages['admin.settings.secretStored'] : '')}
      onChange={({ target }) => onChange(target.value)}
      fullWidth
    />
  );
}

/** Lists of words, one list a line. */
export function WordGroupsControl({ id, label, value, problem, onChange }: ControlProps) {
  const groups = Array.isArray(value) ? value : [];
  const text = groups.map((words) => (Array.isArray(words) ? words.join(', ') : '')).join('\n');
  return (
    <TextField
      id={id}
      key={text}
      size="small"
      multiline
      minRows={3}
      label={label}
      defaultValue={text}
      error={problem !== ''}
      helperText={problem || adminMessages['admin.settings.wordGroups']}
      onBlur={({ target }) => onChange(wordGroups(target.value))}
      fullWidth
    />
  );
}

function wordGroups(text: string): string[][] {
  return text
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    )
    .filter((words) => words.length > 0);
}
