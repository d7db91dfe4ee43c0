import ResetIcon from '@mui/icons-material/RestartAlt';
import { Box, IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { COLOR } from '#rules/theme/palette.ts';
import { adminMessages } from '#wire/messages/admin.ts';

interface ColorFieldProps {
  id: string;
  label: string;
  /** `#rrggbb`, the shop's own or the built-in one. */
  value: string;
  isCustom: boolean;
  problem: string;
  onChange(color: string): void;
  onReset(): void;
}

/** A colour, picked or typed; what is no colour yet is only shown. */
export function ColorField(props: ColorFieldProps) {
  const { id, label, value, isCustom, problem, onChange, onReset } = props;
  const [typed, setTyped] = useState<string | null>(null);
  function type(text: string) {
    setTyped(text);
    const color = text.trim().toLowerCase();
    if (COLOR.test(color)) onChange(color);
  }
  return (
    <TextField
      id={id}
      size="small"
      fullWidth
      margin="none"
      label={label}
      value={typed ?? value}
      error={problem !== ''}
      helperText={problem}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(null)}
      slotProps={{
        htmlInput: { maxLength: 7, spellCheck: false },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={`${adminMessages['admin.theme.pick']}: ${label}`}
                value={value}
                onChange={({ target }) => onChange(target.value)}
                sx={{ inlineSize: 32, blockSize: 28, padding: 0, border: 0, background: 'none' }}
              />
            </InputAdornment>
          ),
          endAdornment: isCustom && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                aria-label={`${adminMessages['admin.theme.toBuiltIn']}: ${label}`}
                title={adminMessages['admin.theme.toBuiltIn']}
                onClick={onReset}
              >
                <ResetIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
