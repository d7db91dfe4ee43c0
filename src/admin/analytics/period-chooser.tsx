import { Box, MenuItem, TextField } from '@mui/material';
import { COMPARISONS, PERIODS } from '#rules/analytics/periods.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ReportQuery } from './report-query.ts';

interface PeriodChooserProps {
  query: ReportQuery;
  /** As the address has them, complete or not. */
  params: URLSearchParams;
  onChange(values: Record<string, string>): void;
}

export function PeriodChooser({ query, params, onChange }: PeriodChooserProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Choice
        label={adminMessages['admin.analytics.period']}
        value={query.period}
        options={PERIODS.map((name) => [name, adminMessages[`admin.analytics.period.${name}`]])}
        onChange={(period) =>
          onChange({
            period,
            // Other dates begin with those on the screen.
            ...(period === 'custom' && query.range ? query.range : {}),
          })
        }
      />
      {query.period === 'custom' && (
        <DayFields
          names={['first', 'last']}
          labels={[adminMessages['admin.analytics.first'], adminMessages['admin.analytics.last']]}
          params={params}
          isWrong={query.range === null}
          onChange={onChange}
        />
      )}
      <Choice
        label={adminMessages['admin.analytics.compare']}
        value={query.compare}
        options={COMPARISONS.map((name) => [
          name,
          adminMessages[`admin.analytics.compare.${name}`],
        ])}
        onChange={(compare) =>
          onChange({
            compare,
            ...(compare === 'custom' && query.compared
              ? { from: query.compared.first, to: query.compared.last }
              : {}),
          })
        }
      />
      {query.compare === 'custom' && (
        <DayFields
          names={['from', 'to']}
          labels={[
            adminMessages['admin.analytics.compare.first'],
            adminMessages['admin.analytics.compare.last'],
          ]}
          params={params}
          isWrong={query.compared === null}
          onChange={onChange}
        />
      )}
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange(value: string): void;
}

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      fullWidth={false}
      size="small"
      margin="none"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minWidth: '10rem' }}
    >
      {options.map(([name, text]) => (
        <MenuItem key={name} value={name}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface DayFieldsProps {
  /** In the address. */
  names: readonly [string, string];
  labels: readonly [string, string];
  params: URLSearchParams;
  isWrong: boolean;
  onChange(values: Record<string, string>): void;
}

/** The first and the last day of a span of one's choice. */
function DayFields({ names, labels, params, isWrong, onChange }: DayFieldsProps) {
  const [first, last] = names.map((name) => params.get(name) ?? '');
  const problem =
    isWrong && first !== '' && last !== '' ? adminMessages['admin.analytics.crossing'] : '';
  return (
    <>
      <DayField
        label={labels[0]}
        value={first ?? ''}
        problem={problem}
        onChange={(day) => onChange({ [names[0]]: day })}
      />
      <DayField
        label={labels[1]}
        value={last ?? ''}
        problem=""
        onChange={(day) => onChange({ [names[1]]: day })}
      />
    </>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  problem: string;
  onChange(day: string): void;
}

function DayField({ label, value, problem, onChange }: DayFieldProps) {
  return (
    <TextField
      type="date"
      fullWidth={false}
      size="small"
      margin="none"
      label={label}
      value={value}
      error={problem !== ''}
      helperText={problem}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
