import { Autocomplete, TextField } from '@mui/material';
import { type ControlProps, textIn } from './control-props.ts';

/** Settings whose values the browser knows by name. */
export const KNOWN_VALUES: Readonly<Record<string, () => readonly string[]>> = {
  'shop.timeZone': () => ['UTC', ...Intl.supportedValuesOf('timeZone')],
  'currency.code': () => Intl.supportedValuesOf('currency'),
};

interface KnownControlProps extends ControlProps {
  options: readonly string[];
}

export function KnownControl(props: KnownControlProps) {
  const { id, label, value, problem, onChange, options } = props;
  return (
    <Autocomplete
      id={id}
      size="small"
      freeSolo
      disableClearable
      options={options}
      inputValue={textIn(value)}
      onInputChange={(_, text, reason) => {
        if (reason !== 'reset') onChange(text);
      }}
      sx={{ maxWidth: '24rem' }}
      renderInput={(params) => (
        <TextField {...params} label={label} error={problem !== ''} helperText={problem} />
      )}
    />
  );
}
