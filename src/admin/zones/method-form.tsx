import {
  Button,
  FormControlLabel,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { SettingField, ShippingMethodItem } from '#wire/wc/shipping.ts';
import { useAdmin } from '../admin-context.tsx';
import { Problem } from '../ui/draft-actions.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';

interface MethodFormProps {
  path: string;
  method: ShippingMethodItem;
  /** Offered from its first saving on. */
  isNew: boolean;
  onChanged(): Promise<void>;
}

/** The fields the shop says the method has; a refusal stands at its field. */
export function MethodForm({ path, method, isNew, onChanged }: MethodFormProps) {
  const { client } = useAdmin();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');

  async function send(request: { method: 'PUT' | 'DELETE'; data?: unknown }) {
    const query = request.method === 'DELETE' ? { force: true } : {};
    const response = await client.send({ path, query, ...request });
    setProblems(response.ok ? {} : response.problem.fields);
    const isAtField = !response.ok && Object.keys(response.problem.fields).length > 0;
    setProblem(response.ok || isAtField ? '' : response.problem.message);
    if (!response.ok) return;
    setTyped({});
    await onChanged();
  }

  useUnsaved(Object.keys(typed).length > 0);
  return (
    <Stack spacing={1.5} sx={{ paddingBlock: 1.5 }}>
      {Object.values(method.settings).map((field) => (
        <Field
          key={field.id}
          field={field}
          value={typed[field.id] ?? field.value}
          problem={problems[`settings[${field.id}]`] ?? ''}
          onChange={(value) => setTyped({ ...typed, [field.id]: value })}
        />
      ))}
      {isNew && (
        <Typography variant="body2" color="textSecondary">
          {adminMessages['admin.zones.notOfferedYet']}
        </Typography>
      )}
      <Problem text={problem} />
      <Stack direction="row" spacing={1}>
        <Button
          variant="contained"
          onClick={() => {
            const data = { settings: typed, ...(isNew && { enabled: true }) };
            void send({ method: 'PUT', data });
          }}
        >
          {adminMessages[isNew ? 'admin.zones.offerMethod' : 'admin.zones.saveMethod']}
        </Button>
        <Button color="error" onClick={() => void send({ method: 'DELETE' })}>
          {adminMessages['admin.zones.removeMethod']}
        </Button>
      </Stack>
    </Stack>
  );
}

interface FieldProps {
  field: SettingField;
  value: string;
  problem: string;
  onChange(value: string): void;
}

function Field({ field, value, problem, onChange }: FieldProps) {
  const { id, label, type, options } = field;
  if (type === 'checkbox') {
    return (
      <FormControlLabel
        label={label}
        control={
          <Switch checked={value === 'yes'} onChange={(_, isOn) => onChange(isOn ? 'yes' : 'no')} />
        }
      />
    );
  }
  const isCost = id === 'cost' || id === 'no_class_cost' || id.startsWith('class_cost_');
  return (
    <TextField
      size="small"
      select={options !== undefined}
      label={label}
      value={value}
      error={problem !== ''}
      helperText={problem || (isCost ? adminMessages['admin.zones.formula'] : '')}
      onChange={({ target }) => onChange(target.value)}
    >
      {options &&
        Object.entries(options).map(([each, text]) => (
          <MenuItem key={each} value={each}>
            {text}
          </MenuItem>
        ))}
    </TextField>
  );
}
