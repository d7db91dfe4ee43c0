// A form as a program sends it: a monogram at 1.50 a letter, and a width at 0.25 a centimetre that
// shows once there is one.

export const custom = (formula: string) => ({ pricingType: 'custom', formula });
export const ifDefined = (id: string) => ({
  action: 'show',
  groups: [{ conditions: [{ subject: { kind: 'field', id }, operator: 'is_not_empty' }] }],
});

export function getForm(productId: number, fields: object[], more: object = {}) {
  return {
    title: 'Tray',
    belongsTo: { kind: 'products', ids: [productId] },
    sections: [{ id: 'main', fields }],
    ...more,
  };
}

export const FIELDS = [
  {
    id: 'monogram',
    type: 'text',
    label: 'Monogram',
    rules: { maxLength: 3 },
    price: { pricingType: 'per_car', amount: 150 },
  },
  {
    id: 'width',
    type: 'number',
    label: 'Width in cm',
    rule: ifDefined('monogram'),
    price: custom('{value} * 0.25'),
  },
];
