import { Box, Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { WrittenRule } from '#wire/vitrine/upsell-rules.ts';
import { SaveProblem } from '../ui/save-problem.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { RuleFields } from './rule-fields.tsx';
import { RuleTrial } from './rule-trial.tsx';
import { useRules } from './use-rules.ts';

function newRule(): WrittenRule {
  return {
    id: crypto.randomUUID(),
    name: adminMessages['admin.rule.new'],
    enabled: true,
    place: 'product',
    about: { product_ids: [], category_ids: [] },
    match: 'any',
    least: null,
    most: null,
    offer: { product_ids: [], category_ids: [] },
  };
}

/** Rules of what is offered with products and in baskets, in the order in which they are tried. */
export default function RulesScreen() {
  const { isRead, rules, setRules, isDirty, problem, load, save } = useRules();
  const [open, setOpen] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const notify = useNotify();
  useUnsaved(isDirty, { isSaving });

  async function submit() {
    setIsSaving(true);
    const isSaved = await save();
    setIsSaving(false);
    if (isSaved) notify(adminMessages['admin.saved'], { type: 'success' });
  }

  function add() {
    const rule = newRule();
    setRules([...rules, rule]);
    setOpen(rule.id);
  }

  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={adminMessages['admin.upsellRules']} />
      <Typography sx={{ marginBlockEnd: 2, maxInlineSize: '65ch' }}>
        {adminMessages['admin.rule.intro']}
      </Typography>
      {problem && (
        <SaveProblem
          problem={problem}
          conflict={adminMessages['admin.rule.conflict']}
          onReload={load}
        />
      )}
      {!isRead && !problem && <Typography>{adminMessages['admin.loading']}</Typography>}
      {isRead && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <div>
            {rules.length === 0 && <Typography>{adminMessages['admin.rule.none']}</Typography>}
            <SortableList
              entries={rules.map((rule, at) => ({
                id: rule.id,
                name: rule.name,
                content: (
                  <RuleRow
                    rule={rule}
                    place={at + 1}
                    isOpen={open === rule.id}
                    problemOf={(field) => problem?.fields[`rules[${at}][${field}]`]}
                    onOpen={() => setOpen(open === rule.id ? '' : rule.id)}
                    onChange={(next) => setRules(rules.with(at, next))}
                    onRemove={() => setRules(rules.toSpliced(at, 1))}
                  />
                ),
              }))}
              onOrder={(ids) =>
                setRules(ids.flatMap((id) => rules.find((rule) => rule.id === id) ?? []))
              }
            />
            <Stack direction="row" spacing={1} sx={{ marginBlockStart: 2 }}>
              <Button variant="outlined" onClick={add}>
                {adminMessages['admin.rule.add']}
              </Button>
              <Button variant="contained" disabled={!isDirty || isSaving} onClick={submit}>
                {adminMessages['admin.booster.save']}
              </Button>
            </Stack>
          </div>
          <Box sx={{ position: { md: 'sticky' }, top: { md: 64 }, alignSelf: 'start' }}>
            <RuleTrial rules={rules} />
          </Box>
        </Box>
      )}
    </Box>
  );
}

interface RuleRowProps {
  rule: WrittenRule;
  /** In the order, from 1. */
  place: number;
  isOpen: boolean;
  problemOf(field: string): string | undefined;
  onOpen(): void;
  onChange(rule: WrittenRule): void;
  onRemove(): void;
}

function RuleRow({ rule, place, isOpen, problemOf, ...actions }: RuleRowProps) {
  const { onOpen, onChange, onRemove } = actions;
  const { name, enabled } = rule;
  return (
    <Box sx={{ paddingInlineEnd: 2, opacity: enabled || isOpen ? 1 : 0.75 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>
          {place}. {name}
          <Typography component="span" color="textSecondary" sx={{ display: 'block' }}>
            {adminMessages[`admin.rule.place.${rule.place}`]}
          </Typography>
        </Typography>
        <FormControlLabel
          control={
            <Switch
              checked={enabled}
              onChange={({ target }) => onChange({ ...rule, enabled: target.checked })}
              slotProps={{ input: { 'aria-label': `${adminMessages['admin.rule.on']}: ${name}` } }}
            />
          }
          label={adminMessages['admin.rule.on']}
        />
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`${adminMessages['admin.rule.edit']}: ${name}`}
          onClick={onOpen}
        >
          {adminMessages['admin.rule.edit']}
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={`${adminMessages['admin.upsell.remove']}: ${name}`}
          onClick={onRemove}
        >
          {adminMessages['admin.upsell.remove']}
        </Button>
      </Stack>
      {isOpen && <RuleFields rule={rule} problemOf={problemOf} onChange={onChange} />}
    </Box>
  );
}
