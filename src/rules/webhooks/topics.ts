// What a webhook can be notified of. Names and hooks are those of WooCommerce, so that its
// receivers and their set-up programs find what they know.
// Example: 'order.updated' is sent when an order changes, and so is 'action.woocommerce_update_order'.

export const WEBHOOK_RESOURCES = ['coupon', 'customer', 'order', 'product'] as const;
export type WebhookResource = (typeof WEBHOOK_RESOURCES)[number];

export const WEBHOOK_EVENTS = ['created', 'updated', 'deleted', 'restored'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The action of the ping that a new webhook gets; no change has it. */
export const PING_TOPIC = '';

const TRASHED = ['wp_trash_post'];
const RESTORED = ['untrashed_post'];

const HOOKS: Readonly<
  Record<WebhookResource, Readonly<Partial<Record<WebhookEvent, readonly string[]>>>>
> = {
  coupon: {
    created: ['woocommerce_process_shop_coupon_meta', 'woocommerce_new_coupon'],
    updated: ['woocommerce_process_shop_coupon_meta', 'woocommerce_update_coupon'],
    deleted: TRASHED,
    restored: RESTORED,
  },
  customer: {
    created: ['user_register', 'woocommerce_created_customer', 'woocommerce_new_customer'],
    updated: ['profile_update', 'woocommerce_update_customer'],
    deleted: ['delete_user'],
  },
  order: {
    created: ['woocommerce_new_order'],
    updated: ['woocommerce_update_order', 'woocommerce_order_refunded'],
    deleted: [...TRASHED, 'woocommerce_trash_order'],
    restored: [...RESTORED, 'woocommerce_untrash_order'],
  },
  product: {
    created: [
      'woocommerce_process_product_meta',
      'woocommerce_new_product',
      'woocommerce_new_product_variation',
    ],
    updated: [
      'woocommerce_process_product_meta',
      'woocommerce_update_product',
      'woocommerce_update_product_variation',
    ],
    deleted: TRASHED,
    restored: RESTORED,
  },
};

const ACTION = /^action\.[\w.:/-]{1,150}$/;

export function isTopic(topic: string): boolean {
  if (ACTION.test(topic)) return true;
  const [resource = '', event = '', ...more] = topic.split('.');
  return more.length === 0 && getHooks(resource, event).length > 0;
}

/** `order.updated` is the event `updated` of the resource `order`. */
export function topicParts(topic: string): { resource: string; event: string } {
  const at = topic.indexOf('.');
  return at < 0
    ? { resource: topic, event: '' }
    : { resource: topic.slice(0, at), event: topic.slice(at + 1) };
}

/** What WooCommerce calls the moments of this topic. */
export function topicHooks(topic: string): readonly string[] {
  const { resource, event } = topicParts(topic);
  return resource === 'action' ? [event] : getHooks(resource, event);
}

function getHooks(resource: string, event: string): readonly string[] {
  const known = WEBHOOK_RESOURCES.find((one) => one === resource);
  const happened = WEBHOOK_EVENTS.find((one) => one === event);
  return (known && happened && HOOKS[known][happened]) ?? [];
}

/** All topics that a change belongs to; `status` where an order has reached a new one. */
export function getTopics(
  resource: WebhookResource,
  event: WebhookEvent,
  status: string | null = null,
): string[] {
  const hooks = getHooks(resource, event).map((hook) => `action.${hook}`);
  const reached = status === null ? [] : [`action.woocommerce_order_status_${status}`];
  return [`${resource}.${event}`, ...hooks, ...reached];
}

interface ManagersChange {
  resource: string;
  action: 'created' | 'updated' | 'deleted';
  before: unknown;
  after: unknown;
}

/**
 * What a manager's change is to a webhook, or null where no topic is about it. What goes into the
 * trash is deleted, what comes out of it is restored.
 */
export function getWebhookEvent({
  resource,
  action,
  before,
  after,
}: ManagersChange): { resource: WebhookResource; event: WebhookEvent } | null {
  const known = WEBHOOK_RESOURCES.find((one) => one === resource);
  if (!known) return null;
  if (action !== 'updated') return { resource: known, event: action };
  const [was, is] = [getStatus(before), getStatus(after)];
  if (was !== 'trash' && is === 'trash') return { resource: known, event: 'deleted' };
  if (was === 'trash' && is !== 'trash' && is !== null)
    return { resource: known, event: 'restored' };
  return { resource: known, event: 'updated' };
}

function getStatus(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'status' in item ? item.status : null;
}
