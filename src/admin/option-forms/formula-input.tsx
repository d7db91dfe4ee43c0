import { MenuItem, MenuList, Paper, Popper, TextField } from '@mui/material';
import {
  type KeyboardEvent,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { completeFormula } from '#rules/options/formulas/complete-formula.ts';
import { neverComputes } from '#rules/options/formulas/computable.ts';
import { parseFormula } from '#rules/options/formulas/parse-formula.ts';
import { formProblemWords } from '#wire/catalog/form-problem.ts';
import { adminMessages } from '#wire/messages/admin.ts';

interface FormulaInputProps {
  label: string;
  value: string;
  /** Ids of the form's fields. */
  ids: readonly string[];
  onChange(value: string): void;
}

/** A formula with the names that fit at the caret, checked by the shop's own reader at every stroke. */
export function FormulaInput({ label, value, ids, onChange }: FormulaInputProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  /** Where the caret goes once a name that was taken is in the box. */
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    input.current?.setSelectionRange(next.current, next.current);
    next.current = null;
  });
  const [caret, setCaret] = useState<number | null>(null);
  const [marked, setMarked] = useState(0);
  const completion = caret === null ? null : completeFormula(value, caret, ids);
  const choices = completion?.choices ?? [];
  const problem = value.trim() === '' ? '' : formulaProblem(value, ids);
  const good = adminMessages['admin.form.formula.good'];
  const hint = value.trim() === '' ? adminMessages['admin.form.formula.hint'] : good;

  function type(text: string, at: number | null) {
    onChange(text);
    setCaret(at);
    setMarked(0);
  }

  function take(choice: string) {
    if (!completion) return;
    const { from, to } = completion;
    const at = from + choice.length;
    onChange(value.slice(0, from) + choice + value.slice(to));
    setCaret(null);
    next.current = at;
  }

  function press(event: KeyboardEvent) {
    if (choices.length === 0) return;
    const chosen = choices[marked];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const by = event.key === 'ArrowDown' ? 1 : choices.length - 1;
      setMarked((marked + by) % choices.length);
    } else if ((event.key === 'Enter' || event.key === 'Tab') && chosen !== undefined) take(chosen);
    else if (event.key === 'Escape') setCaret(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The list belongs to the place at which somebody writes. */
  const follow = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (caret !== null) setCaret(currentTarget.selectionStart);
  };

  return (
    <>
      <TextField
        size="small"
        fullWidth
        multiline
        label={label}
        value={value}
        error={problem !== ''}
        helperText={problem || hint}
        inputRef={input}
        onChange={({ target }) => type(target.value, getCaret(target))}
        onKeyDown={press}
        onBlur={() => setCaret(null)}
        slotProps={{
          htmlInput: {
            onSelect: follow,
            spellCheck: false,
            'aria-autocomplete': 'list',
            'aria-controls': choices.length > 0 ? listId : undefined,
            'aria-activedescendant': choices.length > 0 ? `${listId}-${marked}` : undefined,
          },
          input: { sx: { fontFamily: 'monospace' } },
        }}
      />
      <Popper
        open={choices.length > 0}
        anchorEl={input.current}
        placement="bottom-start"
        sx={above}
      >
        <Paper elevation={4}>
          <MenuList
            dense
            id={listId}
            role="listbox"
            aria-label={adminMessages['admin.form.formula.choices']}
          >
            {choices.map((choice, at) => (
              <MenuItem
                key={choice}
                id={`${listId}-${at}`}
                role="option"
                tabIndex={-1}
                selected={at === marked}
                aria-selected={at === marked}
                // The box keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(choice)}
                sx={{ fontFamily: 'monospace' }}
              >
                {choice}
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      </Popper>
    </>
  );
}

const above = { zIndex: 'modal' };

function getCaret(target: EventTarget): number | null {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
    ? target.selectionStart
    : null;
}

function formulaProblem(text: string, ids: readonly string[]): string {
  const parsed = parseFormula(text, new Set(ids));
  if (parsed.ok) {
    if (!neverComputes(parsed.formula)) return '';
    return formProblemWords({ code: 'options.save.formulaCompute', place: '', found: text });
  }
  const { code, ...more } = parsed.problem;
  return formProblemWords({ code, place: '', found: String(Object.values(more)[0]) });
}
