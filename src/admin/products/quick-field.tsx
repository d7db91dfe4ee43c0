import { TextField } from '@mui/material';
import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Product } from '#wire/wc/product.ts';
import { getRefusal } from '../ui/get-refusal.ts';

interface QuickFieldProps {
  product: Product;
  field: 'regular_price' | 'stock_quantity';
  label: string;
  /** A variable product has its prices in its variations: nothing to type here. */
  enabled: boolean;
  fallback: string;
}

/** Price or stock, changed in the list itself: saved by Enter or on leaving, Escape takes it back. */
export function QuickField({ product, field, label, enabled, fallback }: QuickFieldProps) {
  const saved = String(product[field] ?? '');
  const [text, setText] = useState(saved);
  const [problem, setProblem] = useState('');
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  useEffect(() => setText(saved), [saved]);
  if (!enabled) return <>{fallback}</>;

  function save() {
    if (text.trim() === saved || isPending) return;
    setProblem('');
    const value = field === 'stock_quantity' ? Number(text) : text.trim();
    update(
      'products',
      { id: product.id, data: { [field]: value }, previousData: product },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify(adminMessages['admin.saved'], { type: 'success' }),
        onError: (error) => setProblem(getRefusal(error)),
      },
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') {
      setText(saved);
      setProblem('');
    }
  }

  // The row itself opens the product when it is clicked.
  const stay = (event: MouseEvent) => event.stopPropagation();
  return (
    <TextField
      size="small"
      variant="outlined"
      value={text}
      error={problem !== ''}
      helperText={problem}
      onClick={stay}
      onChange={(event) => setText(event.target.value)}
      onBlur={save}
      onKeyDown={onKeyDown}
      sx={{ width: { xs: '5.5rem', md: '7rem' } }}
      slotProps={{
        htmlInput: { 'aria-label': `${label}: ${product.name}`, inputMode: 'decimal' },
      }}
    />
  );
}
