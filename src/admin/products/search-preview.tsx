import { Box, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { toSlug } from '#rules/catalog/free-name.ts';
import { summaryText } from '#rules/content/summary-text.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { headMessages } from '#wire/messages/head.ts';
import type { Product } from '#wire/wc/product.ts';
import { useAdmin } from '../admin-context.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { LONG_DESCRIPTION, LONG_TITLE } from '../ui/search-limits.ts';
import { TextInput } from '../ui/text-input.tsx';

/** The words of a text without its markup. Nothing of it is shown as markup or loaded. */
function plainWords(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html');
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

const TITLE = 'extensions.vitrine.seo_title';
const DESCRIPTION = 'extensions.vitrine.seo_description';

/** The address, and what search engines show of the page. */
export function SearchPreview() {
  return (
    <PartCard title={adminMessages['admin.productForm.seo']}>
      <TextInput
        source="slug"
        label={adminMessages['admin.productForm.slug']}
        helperText={adminMessages['admin.productForm.slugHint']}
        fullWidth
      />
      <CountedInput
        source={TITLE}
        label={adminMessages['admin.page.seoTitle']}
        limit={LONG_TITLE}
      />
      <CountedInput
        source={DESCRIPTION}
        label={adminMessages['admin.page.seoDescription']}
        limit={LONG_DESCRIPTION}
        multiline
      />
      <Preview />
    </PartCard>
  );
}

interface CountedInputProps {
  source: string;
  label: string;
  /** About as much as search engines show. */
  limit: number;
  multiline?: boolean;
}

/** Left empty, the page says what it says without it. */
function CountedInput({ source, label, limit, multiline = false }: CountedInputProps) {
  const text = String(useWatch({ name: source }) ?? '');
  return (
    <TextInput
      source={source}
      label={label}
      multiline={multiline}
      {...(multiline && { minRows: 2 })}
      helperText={`${text.length} / ${limit}`}
      fullWidth
    />
  );
}

function Preview() {
  const { shopName, shopUrl } = useAdmin().config;
  const product = useRecordContext<Product>();
  const [name = '', slug = '', short = '', long = '', seoTitle = '', seoText = '']: string[] =
    useWatch({
      name: ['name', 'slug', 'short_description', 'description', TITLE, DESCRIPTION],
    });
  const fullName = headMessages['head.title'].replace('{title}', name).replace('{shop}', shopName);
  const page = toSlug(slug || name);
  // Another shop's addresses are not below /product: where the product has one, only its end changes.
  const address = product?.permalink
    ? product.permalink.replace(/[^/]*\/?$/, page)
    : `${shopUrl.replace(/\/$/, '')}/…/${page}`;
  const title = seoTitle.trim() || fullName;
  const words = seoText.trim() || summaryText(plainWords(short || long));
  return (
    <Box
      component="figure"
      sx={{ margin: 0, padding: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography component="figcaption" variant="body2" color="textSecondary" gutterBottom>
        {adminMessages['admin.productForm.seoPreview']}
      </Typography>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
      <Typography variant="body2" color="success" sx={{ overflowWrap: 'anywhere' }}>
        {address}
      </Typography>
      <Typography variant="body2">
        {words || adminMessages['admin.productForm.noDescription']}
      </Typography>
    </Box>
  );
}
