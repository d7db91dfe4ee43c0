import { expect, test } from 'vitest';
import { EMAIL_JOB } from './emails/queue-email.ts';
import { createLog } from './platform/logging/log.ts';
import { NO_TRACER } from './platform/tracing/tracer.ts';
import { shopJobs } from './shop-jobs.ts';
import { WEBHOOK_JOB } from './webhooks/resource-changed.ts';

test('receivers of webhooks that take long delay no email: deliveries have places of their own', () => {
  const { handlers } = shopJobs({
    config: { dataDir: '/nowhere', smtpUrl: undefined, backup: undefined, cdn: undefined },
    tracer: NO_TRACER,
    origin: 'https://shop.example',
    log: createLog({ level: 'error', write: () => undefined }),
  });
  expect(handlers[WEBHOOK_JOB]?.maxConcurrent).toBeGreaterThan(0);
  expect(handlers[EMAIL_JOB]?.maxConcurrent).toBeUndefined();
});
