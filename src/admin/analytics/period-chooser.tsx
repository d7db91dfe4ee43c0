import { Box, MenuItem, TextField } from '@mui/material';
import { COMPARISONS, PERIODS } from '#rules/analytics/periods.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ReportQuery } from './report-query.ts';

interface PeriodChooserProps {
  query: ReportQuery;
  /** As the address has them, whole or not. */
  first: string;
  last: string;
  onChange(values: Record<string, string>): void;
}

export function PeriodChooser({ query, first, last, onChange }: PeriodChooserProps) {
  const isWrong = query.period === 'custom' && query.range === null && first !== '' && last !== '';
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
        <>
          <DayField
            label={adminMessages['admin.analytics.first']}
            value={first}
            problem={isWrong ? adminMessages['admin.analytics.crossing'] : ''}
            onChange={(day) => onChange({ first: day })}
          />
          <DayField
            label={adminMessages['admin.analytics.last']}
            value={last}
            problem=""
            onChange={(day) => onChange({ last: day })}
          />
        </>
      )}
      <Choice
        label={adminMessages['admin.analytics.compare']}
        value={query.compare}
        options={COMPARISONS.map((name) => [
          name,
          adminMessages[`admin.analytics.compare.${name}`],
        ])}
        onChange={(compare) => onChange({ compare })}
      />
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
