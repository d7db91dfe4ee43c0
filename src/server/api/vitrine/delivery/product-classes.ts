import { methodsByClass } from '#rules/shipping/methods-by-class.ts';
import { type ClassUses, classUses } from '#server/catalog/terms/class-uses.ts';
import { shippingClasses } from '#server/catalog/terms/shipping-classes.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadShippingZones } from '#server/shipping/load-zones.ts';
import { TAX_TAG } from '#server/tax/tags.ts';
import {
  countRates,
  loadTaxClasses,
  renameTaxClass,
  STANDARD_CLASS,
} from '#server/tax/tax-classes.ts';
import {
  shippingClassUses,
  type TaxClassUse,
  taxClassName,
  taxClassUse,
  taxClassUses,
} from '#wire/vitrine/product-classes.ts';
import { invalidParams } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { unknownId } from '../catalog/unknown-id.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const NONE: ClassUses = { products: 0, variations: 0 };
const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

const listShipping = vitrineEndpoint({
  action: 'list',
  permission: 'manage-products',
  summary:
    'The shipping classes by name, with how many products and which shipping methods use each',
  params: {},
  answer: { schema: shippingClassUses },
  async handle(_, { ctx: { db } }) {
    const [classes, uses, zones] = await Promise.all([
      shippingClasses.load(db),
      classUses(db, 'shipping_class'),
      loadShippingZones(db),
    ]);
    return found(
      classes.sort(byName).map(({ id, slug, name }) => ({
        ...{ id, slug, name },
        ...(uses.get(slug) ?? NONE),
        methods: methodsByClass(zones, slug).map(({ zoneId, zone, title }) => {
          return { zone_id: zoneId, zone, title };
        }),
      })),
    );
  },
});

async function taxClassItems({ db, settings }: ShopContext): Promise<TaxClassUse[]> {
  const [classes, uses, rates] = await Promise.all([
    loadTaxClasses(db),
    classUses(db, 'tax_class'),
    countRates(db),
  ]);
  return classes.map(({ slug, name }) => {
    const isStandard = slug === STANDARD_CLASS.slug;
    // What is stored without a class has the standard one.
    const stored = isStandard ? ['', slug] : [slug];
    const sum = (count: (one: string) => number | undefined) =>
      stored.reduce((total, one) => total + (count(one) ?? 0), 0);
    return {
      ...{ slug, name },
      products: sum((one) => uses.get(one)?.products),
      // A variation without a class has that of its product.
      variations: uses.get(slug)?.variations ?? 0,
      is_standard: isStandard,
      rates: sum((one) => rates.get(one)),
      of_shipping: settings['tax.shippingClass'] === slug,
    };
  });
}

const listTax = vitrineEndpoint({
  action: 'list',
  permission: 'manage-products',
  summary: 'The tax classes, with how many products and rates use each',
  params: {},
  answer: { schema: taxClassUses },
  handle: async (_, { ctx }) => found(await taxClassItems(ctx)),
});

const renameTax = vitrineEndpoint({
  action: 'edit',
  permission: 'manage-settings',
  summary: 'Gives a tax class another name; products and rates keep it',
  params: taxClassName,
  required: ['name'],
  answer: { schema: taxClassUse },
  async handle({ name: typed = '' }, { ctx, manager, parts }) {
    const name = typed.trim();
    if (name === '') return refused(invalidParams({ name: 'is not a name' }));
    const slug = parts.slug ?? '';
    const classes = await taxClassItems(ctx);
    const before = classes.find((one) => one.slug === slug && !one.is_standard);
    if (!before) return refused(unknownId('tax_class'));
    if (classes.some((one) => one.slug !== slug && one.name === name)) {
      return refused(invalidParams({ name: 'is the name of another class' }));
    }
    await changeAs(ctx, manager, async ({ ctx: inside, record }) => {
      await renameTaxClass(inside.db, slug, name);
      const change = { resource: 'tax_class', id: slug, action: 'updated' } as const;
      await record({ ...change, before: { name: before.name }, after: { name } });
      await inside.invalidate([TAX_TAG]);
      return { ok: true };
    });
    return found({ ...before, name });
  },
});

export const productClassRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/shipping-classes', methods: { GET: listShipping } },
  { namespace: NAMESPACE, path: '/tax-classes', methods: { GET: listTax } },
  { namespace: NAMESPACE, path: '/tax-classes/:slug', methods: { PUT: renameTax } },
];
