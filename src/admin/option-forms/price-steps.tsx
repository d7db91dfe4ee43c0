import { Alert, Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import { REPLACED } from '#rules/options/price-options.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { formTrialResponse } from '#wire/vitrine/option-forms.ts';
import { useAdmin } from '../admin-context.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useResponse } from '../ui/use-response.ts';

/** A step of the form as a whole. */
function integerStep(code: string): string {
  return adminMessages[code === REPLACED ? 'admin.form.bench.replaced' : 'admin.form.bench.floor'];
}

interface PriceStepsProps {
  /** What the shop is asked: form, product, values and quantity. */
  trial: object | null;
  /** What a field is called. */
  nameOf(id: string): string;
}

/** What the shop charges for the entries, step by step; every amount is the server's. */
export function PriceSteps({ trial, nameOf: getName }: PriceStepsProps) {
  const { currency } = useAdmin().config;
  const message = useMessage();
  const { response: result, problem } = useResponse(
    'vitrine/v1/option-forms/test',
    trial,
    formTrialResponse,
  );
  if (problem !== '') return <Alert severity="warning">{problem}</Alert>;
  if (!result) {
    return <Typography color="textSecondary">{adminMessages['admin.form.benchNone']}</Typography>;
  }
  const amount = (value: number) => formatMoney(money(value), currency);
  const { base, steps, unit, once, total, quantity, faults, problems } = result;
  return (
    <Stack spacing={1.5} aria-live="polite">
      <Table size="small">
        <TableBody>
          <TableRow>
            <TableCell component="th" scope="row">
              {adminMessages['admin.form.bench.product']}
            </TableCell>
            <TableCell align="right">{amount(base)}</TableCell>
          </TableRow>
          {steps.map(({ code, subject, amount: value }) => (
            <TableRow key={`${code} ${subject}`}>
              <TableCell component="th" scope="row">
                {subject === '' ? integerStep(code) : getName(subject)}
                {code === 'option-once' && ` (${adminMessages['admin.form.price.isFee']})`}
              </TableCell>
              <TableCell align="right">{amount(value)}</TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell component="th" scope="row">
              {adminMessages['admin.form.bench.unit']}
            </TableCell>
            <TableCell align="right">{amount(unit)}</TableCell>
          </TableRow>
          {once > 0 && (
            <TableRow>
              <TableCell component="th" scope="row">
                {adminMessages['admin.form.bench.once']}
              </TableCell>
              <TableCell align="right">{amount(once)}</TableCell>
            </TableRow>
          )}
          <TableRow>
            <TableCell component="th" scope="row">
              <strong>{message('admin.form.bench.total', { count: quantity })}</strong>
            </TableCell>
            <TableCell align="right">
              <strong>{total === null ? '–' : amount(total)}</strong>
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
      {faults.length > 0 && (
        <Alert severity="error">
          {`${adminMessages['admin.form.bench.faults']} ${faults.map(getName).join(', ')}`}
        </Alert>
      )}
      {problems.length > 0 && (
        <Alert severity="info">
          {`${adminMessages['admin.form.bench.open']} ${problems.map(({ field }) => getName(field)).join(', ')}`}
        </Alert>
      )}
    </Stack>
  );
}
