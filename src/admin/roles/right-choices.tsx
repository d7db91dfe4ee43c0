import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormLabel,
  Stack,
  Typography,
} from '@mui/material';
import {
  type CustomPermission,
  completePermissions,
  isCustomPermission,
} from '#rules/permissions/custom-roles.ts';
import type { Permission } from '#rules/permissions/permissions.ts';
import { RIGHT_GROUPS } from '#rules/permissions/right-groups.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { rightTexts } from '#wire/messages/rights.ts';

interface RightChoicesProps {
  chosen: readonly CustomPermission[];
  onChange(chosen: readonly CustomPermission[]): void;
}

/** A box for each permission; what another one brings along is ticked and cannot be taken off. */
export function RightChoices({ chosen, onChange }: RightChoicesProps) {
  return (
    <Stack spacing={2}>
      {RIGHT_GROUPS.map(({ id, permissions }) => (
        <FormControl key={id} component="fieldset">
          <FormLabel component="legend">{adminMessages[`admin.roles.group.${id}`]}</FormLabel>
          {permissions.filter(isCustomPermission).map((name) => (
            <RightChoice key={name} name={name} chosen={chosen} onChange={onChange} />
          ))}
        </FormControl>
      ))}
    </Stack>
  );
}

function RightChoice({ name, chosen, onChange }: RightChoicesProps & { name: CustomPermission }) {
  const others = chosen.filter((each) => each !== name);
  const isImplied = completePermissions(others).some((each: Permission) => each === name);
  const label = rightTexts[name];
  return (
    <FormControlLabel
      sx={{ marginInlineEnd: 0 }}
      label={
        <>
          {label}
          {isImplied && (
            <Typography component="span" variant="body2" color="textSecondary">
              {` · ${adminMessages['admin.roles.comesWith']}`}
            </Typography>
          )}
        </>
      }
      control={
        <Checkbox
          size="small"
          checked={isImplied || chosen.includes(name)}
          disabled={isImplied}
          onChange={(event) => onChange(event.target.checked ? [...others, name] : others)}
          slotProps={{ input: { 'aria-label': label } }}
        />
      }
    />
  );
}
