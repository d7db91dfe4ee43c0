import {
  Alert,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import type { BundleDraft } from '#wire/catalog/bundle-input.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { bundlePricesResponse } from '#wire/vitrine/bundles.ts';
import { useAdmin } from '../admin-context.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { useResponse } from '../ui/use-response.ts';

interface Span {
  min: number;
  max: number;
}

/** What the bundle costs with more and more of its items, and what is left of them: by the shop itself. */
export function BundlePrices({ bundle }: { bundle: BundleDraft }) {
  const { currency } = useAdmin().config;
  const { response: result, problem } = useResponse(
    'vitrine/v1/bundles/prices',
    { bundle },
    bundlePricesResponse,
  );
  const one = (value: number) => formatMoney(money(value), currency);
  const span = ({ min, max }: Span) => (min === max ? one(min) : `${one(min)}\u00a0– ${one(max)}`);
  const getName = (id: string) => result?.parts.find(({ item }) => item === id)?.name ?? id;
  return (
    <>
      <PartCard title={adminMessages['admin.bundle.prices']}>
        {problem !== '' && <Alert severity="warning">{problem}</Alert>}
        {result?.prices.length === 0 && (
          <Typography color="textSecondary">{adminMessages['admin.bundle.noPrices']}</Typography>
        )}
        {result && result.prices.length > 0 && (
          <TableContainer>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{adminMessages['admin.bundles.items']}</TableCell>
                  <TableCell align="right">{adminMessages['admin.bundle.sum']}</TableCell>
                  <TableCell align="right">{adminMessages['admin.bundle.off']}</TableCell>
                  <TableCell align="right">{adminMessages['admin.bundle.total']}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {result.prices.map(({ items, sum, off, total }) => (
                  <TableRow key={items.join()}>
                    <TableCell component="th" scope="row">
                      {items.map(getName).join(', ')}
                    </TableCell>
                    <TableCell align="right">{span(sum)}</TableCell>
                    <TableCell align="right">{span(off)}</TableCell>
                    <TableCell align="right">
                      <strong>{span(total)}</strong>
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </PartCard>
      {result && (
        <PartCard title={adminMessages['admin.bundle.stock']}>
          <Table size="small">
            <TableBody>
              {result.parts.map(({ item, name, price, stock_status: status, stock_left: left }) => (
                <TableRow key={item}>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  <TableCell align="right">{price ? span(price) : '–'}</TableCell>
                  <TableCell align="right">{left ?? stockText(status)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </PartCard>
      )}
    </>
  );
}

function stockText(status: string | null): string {
  if (status === 'instock') return adminMessages['admin.bundle.stock.in'];
  if (status === 'onbackorder') return adminMessages['admin.bundle.stock.later'];
  return adminMessages['admin.bundle.stock.out'];
}
