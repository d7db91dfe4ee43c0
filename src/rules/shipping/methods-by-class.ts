import type { ShippingMethod, ShippingZone } from './shipping.ts';

/** A method whose costs name a shipping class. */
export interface ClassMethod {
  zoneId: number;
  zone: string;
  title: string;
}

/** The methods that charge by this class, by its slug: flat rates with a cost of it, tables with a row of it. */
export function methodsByClass(zones: readonly ShippingZone[], slug: string): ClassMethod[] {
  return zones.flatMap(({ id, name, methods }) =>
    methods
      .filter((method) => isByClass(method, slug))
      .map(({ title }) => ({ zoneId: id, zone: name, title })),
  );
}

function isByClass(method: ShippingMethod, slug: string): boolean {
  switch (method.kind) {
    case 'flat_rate':
      return Object.hasOwn(method.classCosts, slug) && method.classCosts[slug] !== '';
    case 'table_rate':
      return method.rows.some(({ shippingClass }) => shippingClass === slug);
    default:
      return false;
  }
}
