import {
  Alert,
  Button,
  List,
  ListItem,
  ListItemText,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { UPSELL_PLACES, type UpsellPlace } from '#rules/upsells/rules.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import {
  ruleTrial,
  type RuleTrial as Trial,
  type WrittenRule,
} from '#wire/vitrine/upsell-rules.ts';
import { useAdmin } from '../admin-context.tsx';
import { Amount } from '../ui/amount.tsx';
import { Problem } from '../ui/draft-actions.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { type PickedProduct, ProductPicker } from '../ui/product-picker.tsx';
import { RULES_PATH } from './use-rules.ts';

interface TrialLine {
  product: PickedProduct;
  quantity: number;
}

/** As many pieces of a line as the shop tries. */
const QUANTITY_LIMIT = 1000;

/** Typing settles before the shop is asked. */
const PAUSE = 400;

/** Which rule decides for a product or a basket of the manager's choice, as the rules are written. */
export function RuleTrial({ rules }: { rules: readonly WrittenRule[] }) {
  const [place, setPlace] = useState<UpsellPlace>('product');
  const [lines, setLines] = useState<readonly TrialLine[]>([]);
  const counted = place === 'product' ? lines.slice(-1) : lines;
  const { trial, problem } = useTrial(rules, place, counted);
  const change = (id: number, typed: number) => {
    const quantity = Math.min(QUANTITY_LIMIT, Math.max(1, Math.round(typed)));
    setLines(lines.map((line) => (line.product.id === id ? { ...line, quantity } : line)));
  };
  return (
    <PartCard title={adminMessages['admin.rule.try']}>
      <Stack spacing={1.5}>
        <TextField
          select
          size="small"
          label={adminMessages['admin.rule.place']}
          value={place}
          onChange={({ target }) =>
            setPlace(UPSELL_PLACES.find((each) => each === target.value) ?? place)
          }
        >
          {UPSELL_PLACES.map((each) => (
            <MenuItem key={each} value={each}>
              {adminMessages[`admin.rule.place.${each}`]}
            </MenuItem>
          ))}
        </TextField>
        <ProductPicker
          label={adminMessages[`admin.rule.try.${place}`]}
          onPick={(product) =>
            setLines([
              ...lines.filter((line) => line.product.id !== product.id),
              { product, quantity: 1 },
            ])
          }
        />
        {counted.map(({ product: { id, name }, quantity }) => (
          <Stack key={id} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            {place === 'product' ? (
              <Typography sx={{ flexGrow: 1 }}>{name}</Typography>
            ) : (
              <TextField
                size="small"
                type="number"
                label={`${adminMessages['admin.coupon.previewPieces']}: ${name}`}
                value={quantity}
                slotProps={{ htmlInput: { min: 1, max: QUANTITY_LIMIT } }}
                onChange={({ target }) => change(id, Number(target.value))}
                sx={{ flexGrow: 1 }}
              />
            )}
            <Button
              size="small"
              aria-label={`${adminMessages['admin.upsell.remove']}: ${name}`}
              onClick={() => setLines(lines.filter(({ product }) => product.id !== id))}
            >
              {adminMessages['admin.upsell.remove']}
            </Button>
          </Stack>
        ))}
        <Problem text={problem} />
        {trial && counted.length > 0 && <Verdicts rules={rules} trial={trial} />}
      </Stack>
    </PartCard>
  );
}

function Verdicts({ rules, trial }: { rules: readonly WrittenRule[]; trial: Trial }) {
  const { verdicts, overruled, offered, amount } = trial;
  return (
    <div role="status">
      {amount !== null && (
        <Typography>
          {adminMessages['admin.rule.amount']} <Amount value={amount} />
        </Typography>
      )}
      {overruled && <Alert severity="info">{adminMessages['admin.rule.overruled']}</Alert>}
      <List dense disablePadding>
        {rules.map(({ id, name }, at) => {
          const verdict = verdicts[at];
          return (
            <ListItem key={id} disableGutters>
              <ListItemText
                primary={`${at + 1}. ${name}`}
                secondary={verdict && adminMessages[`admin.rule.verdict.${verdict}`]}
                slotProps={{
                  primary: { sx: { fontWeight: verdict === 'decides' ? 700 : 400 } },
                }}
              />
            </ListItem>
          );
        })}
      </List>
      <Typography>
        {offered.length > 0
          ? `${adminMessages['admin.rule.offers']} ${offered.map(({ name }) => name).join(', ')}`
          : adminMessages['admin.rule.offersNothing']}
      </Typography>
    </div>
  );
}

function useTrial(
  rules: readonly WrittenRule[],
  place: UpsellPlace,
  counted: readonly TrialLine[],
) {
  const { client } = useAdmin();
  const [trial, setTrial] = useState<Trial | null>(null);
  const [problem, setProblem] = useState('');
  const lines = counted.map(({ product, quantity }) => ({
    product_id: product.id,
    // On the page of a product one of it is looked at.
    quantity: place === 'product' ? 1 : quantity,
  }));
  const body = JSON.stringify({ rules, place, lines });
  const isEmpty = lines.length === 0;

  useEffect(() => {
    if (isEmpty) return undefined;
    const stopped = new AbortController();
    async function ask() {
      const response = await client.send({
        path: `${RULES_PATH}/trial`,
        method: 'POST',
        data: JSON.parse(body),
        signal: stopped.signal,
      });
      if (stopped.signal.aborted) return;
      setProblem(response.ok ? '' : adminMessages['admin.rule.unfinished']);
      setTrial(response.ok ? ruleTrial.parse(response.data) : null);
    }
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [client, body, isEmpty]);

  return { trial, problem };
}
