import { Box, Link, List, ListItem, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { upsellMessages } from '#wire/messages/upsells.ts';
import { useAdmin } from '../admin-context.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { boosterLines, inForce } from './booster-lines.ts';
import { ProductNames } from './product-names.tsx';
import { type BoosterState, toBoosters } from './use-boosters.ts';

interface BoosterPreviewProps {
  state: BoosterState;
  productId: number | null;
  shopUrl: string;
}

/** The same words as in the shop, as soon as they are typed. */
export function BoosterPreview({ state, productId, shopUrl }: BoosterPreviewProps) {
  const { locale, timeZone } = useAdmin().config;
  const values = toBoosters((kind) =>
    inForce(state.shop[kind], state.overrides ? state.overrides[kind] : undefined),
  );
  const lines = boosterLines(values, { locale, timeZone, now: Date.now() });
  const offered = getOffered(state);
  return (
    <PartCard title={adminMessages['admin.booster.preview']}>
      {lines.length === 0 && (
        <Typography color="textSecondary">{adminMessages['admin.booster.nothing']}</Typography>
      )}
      <List dense>
        {lines.map(({ kind, text }) => (
          <ListItem
            key={kind}
            sx={{ borderBlockEnd: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            {text}
          </ListItem>
        ))}
      </List>
      {productId !== null && (
        <Box sx={{ marginBlockStart: 2 }}>
          <Typography component="h3" variant="h3">
            {
              upsellMessages[
                state.upsell?.source === 'chosen' ? 'upsells.chosen' : 'upsells.computed'
              ]
            }
          </Typography>
          {offered.length === 0 ? (
            <Typography color="textSecondary">{adminMessages['admin.upsell.empty']}</Typography>
          ) : (
            <ProductNames ids={offered} />
          )}
        </Box>
      )}
      {shopUrl && (
        <Link href={shopUrl} target="_blank" rel="noreferrer">
          {adminMessages['admin.booster.open']}
        </Link>
      )}
    </PartCard>
  );
}

/** What is chosen shows at once; what is computed the shop alone knows. */
function getOffered({ upsell, upsells }: BoosterState): readonly number[] {
  if (!upsell || upsell.source === 'off' || upsells.bar === false) return [];
  const count = Number(upsells.most) || 3;
  return (upsell.source === 'chosen' ? upsell.items : upsell.offered).slice(0, count);
}
