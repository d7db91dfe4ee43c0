import { S3Client } from '@aws-sdk/client-s3';
import type { S3Target } from '../storage-target.ts';
import { asStorageAway } from './s3-failure.ts';

export interface S3Limits {
  /** Until a connection is made. */
  readonly connectMs: number;
  /** Without a byte in either direction. */
  readonly idleMs: number;
  /** For a request with its retries. */
  readonly requestMs: number;
  /** How often a request is sent before it has failed. */
  readonly attempts: number;
}

export const S3_LIMITS: S3Limits = {
  connectMs: 2000,
  idleMs: 5000,
  requestMs: 30_000,
  attempts: 3,
};

type Ask<Result> = (client: S3Client, limit: { abortSignal: AbortSignal }) => Promise<Result>;

/** Sends requests within the limits; what fails is a `StorageAway`. */
export type S3Requests = <Result>(ask: Ask<Result>) => Promise<Result>;

export function createS3Requests(target: S3Target, limits: S3Limits): S3Requests {
  const { endpoint, region = process.env.AWS_REGION || 'us-east-1' } = target;
  const client = new S3Client({
    region,
    // A server of one's own has no name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: limits.attempts,
    requestHandler: { connectionTimeout: limits.connectMs, socketTimeout: limits.idleMs },
    // Not every server that speaks S3 knows the checksums that AWS has added.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return async (ask) => {
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(), limits.requestMs);
    try {
      return await ask(client, { abortSignal: ended.signal });
    } catch (error) {
      throw asStorageAway(error, target);
    } finally {
      clearTimeout(timer);
    }
  };
}
