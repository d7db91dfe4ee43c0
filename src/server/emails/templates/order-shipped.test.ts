import { expect, test } from 'vitest';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { sampleOrder, sampleShipment } from '#wire/samples/order.ts';
import type { Email } from '../email.ts';
import { emailContext } from './email-context.ts';
import { writeEmail } from './write-email.ts';

const order = sampleOrder({ shipments: [sampleShipment] });
const desk = emailContext(defaultSettings(), 'https://shop.example');
const shipped = (data: { shipmentId: number; last: boolean }): Email => ({
  kind: 'order-shipped',
  to: 'ada@example.com',
  orderId: 7,
  data,
});

test('a parcel names its carrier, its number, what is in it, and the page that follows it', () => {
  const written = writeEmail(desk, shipped({ shipmentId: 3, last: true }), order);
  expect(written?.subject).toBe('Your order 1007 is on its way');
  for (const fact of ['UPS', '1Z9', 'Oak tray', sampleShipment.trackingUrl, 'Everything you']) {
    expect(written?.text).toContain(fact);
  }
  expect(written?.html).toContain('href="https://www.ups.com/track?tracknum=1Z9"');
});

test('a part says that the rest will follow', () => {
  const written = writeEmail(desk, shipped({ shipmentId: 3, last: false }), order);
  expect(written?.text).toContain('the rest will follow');
});

test('a completed order repeats how its parcels are followed', () => {
  const email: Email = { kind: 'order-completed', to: 'ada@example.com', orderId: 7, data: {} };
  expect(writeEmail(desk, email, order)?.text).toContain('1Z9');
});

test('nothing is sent about a parcel that was taken back since', () => {
  expect(writeEmail(desk, shipped({ shipmentId: 9, last: true }), order)).toBeNull();
});
