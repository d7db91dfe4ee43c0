import {
  Autocomplete,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
  Switch,
  TextField,
} from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { choiceText } from '#wire/messages/settings/choices.ts';
import { useAdmin } from '../../admin-context.tsx';
import { useCountries } from '../../ui/use-countries.ts';
import { type ControlProps, textIn, textsIn } from './control-props.ts';

export function SwitchControl({ id, label, value, onChange }: ControlProps) {
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          id={id}
          checked={value === true}
          onChange={(_, isOn) => onChange(isOn)}
          slotProps={{ input: { 'aria-describedby': `${id}-about` } }}
        />
      }
    />
  );
}

interface ChoiceControlProps extends ControlProps {
  /** Where the words of the choices are found. */
  field: string;
  values: readonly string[];
}

export function ChoiceControl(props: ChoiceControlProps) {
  const { id, label, value, problem, onChange, field, values } = props;
  return (
    <TextField
      select
      id={id}
      size="small"
      label={label}
      value={textIn(value)}
      error={problem !== ''}
      helperText={problem}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minWidth: 'min(20rem, 100%)' }}
    >
      {values.map((each) => (
        <MenuItem key={each} value={each}>
          {choiceText(field, each)}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface BoxesProps extends ControlProps {
  options: readonly { value: string | number; label: string }[];
}

/** Any number of a few, each with its box. */
function Boxes({ label, value, problem, onChange, options }: BoxesProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <FormControl component="fieldset" error={problem !== ''}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup row>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            sx={{ minWidth: '9rem' }}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(option.value)}
                slotProps={{ input: { 'aria-label': option.label } }}
                onChange={(_, isChosen) =>
                  onChange(
                    options
                      .map((each) => each.value)
                      .filter((each) => (each === option.value ? isChosen : chosen.includes(each))),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText>{problem}</FormHelperText>
    </FormControl>
  );
}

export function ChoicesControl({ field, values, ...props }: ChoiceControlProps) {
  const options = values.map((value) => ({ value, label: choiceText(field, value) }));
  return <Boxes {...props} options={options} />;
}

/** Monday first, as they are worked; stored with Sunday as 0. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
/** A Sunday, for the names of the days. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY = 86_400_000;

export function WeekdaysControl(props: ControlProps) {
  const { locale } = useAdmin().config;
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const options = WEEK.map((value) => ({ value, label: format.format(SUNDAY + value * DAY) }));
  return <Boxes {...props} options={options} />;
}

/** Several texts, each typed and then Enter. */
export function TextsControl({ id, label, value, problem, onChange }: ControlProps) {
  return (
    <Autocomplete
      id={id}
      multiple
      freeSolo
      autoSelect
      size="small"
      options={[]}
      value={textsIn(value)}
      onChange={(_, texts) => onChange(texts)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={problem !== ''}
          helperText={problem || adminMessages['admin.settings.texts']}
        />
      )}
    />
  );
}

export function CountryControl({ id, label, value, problem, onChange }: ControlProps) {
  const countries = useCountries();
  const code = textIn(value);
  const known = countries.find((each) => each.code === code) ?? { code, name: code, states: [] };
  return (
    <Autocomplete
      id={id}
      size="small"
      disableClearable
      options={countries}
      value={known}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      onChange={(_, country) => onChange(country.code)}
      sx={{ maxWidth: '24rem' }}
      renderInput={(params) => (
        <TextField {...params} label={label} error={problem !== ''} helperText={problem} />
      )}
    />
  );
}

export function CountriesControl({ id, label, value, problem, onChange }: ControlProps) {
  const countries = useCountries();
  const chosen = textsIn(value).map(
    (code) => countries.find((each) => each.code === code) ?? { code, name: code, states: [] },
  );
  return (
    <Autocomplete
      id={id}
      size="small"
      multiple
      options={countries}
      value={chosen}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      onChange={(_, picked) => onChange(picked.map(({ code }) => code))}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={problem !== ''}
          helperText={problem || adminMessages['admin.settings.allCountries']}
        />
      )}
    />
  );
}
