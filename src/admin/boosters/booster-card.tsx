import { MenuItem, Stack, TextField } from '@mui/material';
import type { BoosterKind } from '#wire/boosters.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import {
  type FieldProblems,
  problemsBelow,
  problemText,
} from '../settings/controls/field-problems.ts';
import { PartCard } from '../ui/part-card.tsx';
import { BOOSTER_FIELDS, type BoosterValues } from './booster-fields.ts';
import { FieldInput } from './field-input.tsx';

const WHERE = ['off', 'chosen', 'all'] as const;
const SOURCES = ['shop', 'own', 'off'] as const;

interface BoosterCardProps {
  kind: BoosterKind;
  /** What is set for all products. */
  base: BoosterValues;
  /** What the product says itself, null for nothing; undefined where all products are meant. */
  override: BoosterValues | null | undefined;
  problems: FieldProblems;
  onChange(values: BoosterValues | null): void;
}

/** One booster: whether it shows, and what of it can be set. */
export function BoosterCard({ kind, base, override, problems, onChange }: BoosterCardProps) {
  const values = override === undefined ? base : { ...base, ...override };
  const isOpen =
    override === undefined ? base.where !== 'off' : override !== null && override.off !== true;
  // The settings of all products are sent with other settings, those of a product by themselves.
  const here = problemsBelow(problems, override === undefined ? `values[boosters.${kind}]` : kind);
  const change = (name: string, value: unknown) =>
    onChange({ ...(override === undefined ? base : override), [name]: value });
  return (
    <PartCard title={adminMessages[`admin.booster.${kind}`]}>
      <Stack spacing={1.5}>
        {override === undefined ? (
          <Choice
            value={String(base.where)}
            choices={WHERE.map((id) => [id, adminMessages[`admin.booster.where.${id}`]])}
            onChange={(where) => change('where', where)}
          />
        ) : (
          <Choice
            value={override === null ? 'shop' : override.off === true ? 'off' : 'own'}
            choices={SOURCES.map((id) => [id, adminMessages[`admin.booster.own.${id}`]])}
            onChange={(next) =>
              onChange(next === 'shop' ? null : next === 'off' ? { off: true } : {})
            }
          />
        )}
        {isOpen &&
          BOOSTER_FIELDS[kind].map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              value={values[field.name]}
              problem={problemText(problemsBelow(here, `[${field.name}]`), values[field.name])}
              onChange={(value) => change(field.name, value)}
            />
          ))}
        {here[''] && <span role="alert">{here['']}</span>}
      </Stack>
    </PartCard>
  );
}

interface ChoiceProps {
  value: string;
  choices: readonly (readonly [string, string])[];
  onChange(value: string): void;
}

function Choice({ value, choices, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={adminMessages['admin.booster.where']}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {choices.map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
