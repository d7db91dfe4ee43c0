import type { ShippingMethod } from './shipping.ts';

// A shipping class got another slug: the costs of methods that name it follow.
// Example: a flat rate with costs of "bulky" has them of "large" afterwards. Null where a method does
// not name the class.

export function renameClass(
  method: ShippingMethod,
  from: string,
  to: string,
): ShippingMethod | null {
  switch (method.kind) {
    case 'flat_rate': {
      const { [from]: cost, ...others } = method.classCosts;
      return cost === undefined ? null : { ...method, classCosts: { ...others, [to]: cost } };
    }
    case 'table_rate': {
      if (!method.rows.some(({ shippingClass }) => shippingClass === from)) return null;
      const rows = method.rows.map((row) =>
        row.shippingClass === from ? { ...row, shippingClass: to } : row,
      );
      return { ...method, rows };
    }
    default:
      return null;
  }
}
