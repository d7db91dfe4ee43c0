import { expect, test } from 'vitest';
import { getTopics, getWebhookEvent, isTopic, topicHooks, topicParts } from './topics.ts';

test.each([
  ['order.created', true],
  ['order.restored', true],
  ['product.updated', true],
  ['coupon.deleted', true],
  ['customer.created', true],
  ['customer.restored', false],
  ['action.woocommerce_add_to_cart', true],
  ['action.', false],
  ['action.two words', false],
  ['nonsense', false],
  ['order.shipped', false],
  ['order.created.again', false],
  ['tax.created', false],
  ['constructor.name', false],
  ['', false],
])('%s is a topic: %s', (topic, expected) => {
  expect(isTopic(topic)).toBe(expected);
});

test('a topic has a resource, an event and the hooks of WooCommerce', () => {
  expect(topicParts('order.updated')).toEqual({ resource: 'order', event: 'updated' });
  expect(topicHooks('order.updated')).toEqual([
    'woocommerce_update_order',
    'woocommerce_order_refunded',
  ]);
  expect(topicHooks('action.woocommerce_new_order')).toEqual(['woocommerce_new_order']);
});

test('a change belongs to its topic, its actions and the status it reached', () => {
  expect(getTopics('order', 'updated', 'completed')).toEqual([
    'order.updated',
    'action.woocommerce_update_order',
    'action.woocommerce_order_refunded',
    'action.woocommerce_order_status_completed',
  ]);
});

const change = (action: 'created' | 'updated' | 'deleted', before: unknown, after: unknown) => ({
  resource: 'product',
  action,
  before,
  after,
});
test.each([
  ['created', change('created', null, { status: 'publish' })],
  ['updated', change('updated', { status: 'draft' }, { status: 'publish' })],
  ['updated', change('updated', { name: 'Cup' }, { name: 'Mug' })],
  ['deleted', change('updated', { status: 'publish' }, { status: 'trash' })],
  ['restored', change('updated', { status: 'trash' }, { status: 'publish' })],
  ['deleted', change('deleted', { status: 'trash' }, null)],
])('%s: %o', (event, input) => {
  expect(getWebhookEvent(input)).toEqual({ resource: 'product', event });
});

test('no topic is about a tax rate', () => {
  expect(getWebhookEvent({ ...change('updated', {}, {}), resource: 'tax' })).toBeNull();
});
