import { errorCode } from '../../error-code.ts';
import { StorageAway } from '../storage-away.ts';
import { describeTarget, type S3Target } from '../storage-target.ts';

// What went wrong between the shop and its bucket, in one sentence.
// Example: a bucket that is not there is "The storage s3://shop-files cannot be used: there is no bucket
// shop-files."

const NETWORK: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at',
  ECONNRESET: 'the connection was closed by',
  EPIPE: 'the connection was closed by',
  EHOSTUNREACH: 'there is no way to',
  ENETUNREACH: 'there is no way to',
  ENOTFOUND: 'there is no host',
  EAI_AGAIN: 'there is no host',
  ETIMEDOUT: 'no response in time from',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is not valid for',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is not trusted of',
  EPROTO: 'no TLS is spoken by',
};
const TIME_OUTS = new Set(['TimeoutError', 'AbortError']);
const OTHER_REGION = new Set([
  'PermanentRedirect',
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
]);

/** The failure named for what it is; an error of another origin, such as a file that cannot be read, stays. */
export function asStorageAway(error: unknown, target: S3Target): unknown {
  const reason = describeFailure(error, target);
  if (reason === undefined || error instanceof StorageAway) return error;
  const message = `The storage ${describeTarget(target)} cannot be used: ${reason}.`;
  return new StorageAway(message, { cause: error });
}

/** 'ECONNREFUSED' and the like, also where several addresses of a host were tried. */
function networkCode(error: Error): string | undefined {
  const code = errorCode(error);
  if (typeof code === 'string' && code in NETWORK) return code;
  if (error.message === 'aborted' || error.message === 'socket hang up') return 'ECONNRESET';
  return undefined;
}

function describeFailure(error: unknown, target: S3Target): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const endpoint = target.endpoint ?? 'AWS';
  if (TIME_OUTS.has(error.name)) return `no response in time from ${endpoint}`;
  const code = networkCode(error);
  if (code !== undefined) return `${NETWORK[code]} ${endpoint}`;
  if (error.name === 'CredentialsProviderError') {
    return 'there are no keys, set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  }
  const status = responseStatus(error);
  return status === undefined ? undefined : describeResponse(error, status, target);
}

function describeResponse({ name, message }: Error, status: number, target: S3Target): string {
  const { bucket, region, endpoint = 'AWS' } = target;
  if (name === 'NoSuchBucket') return `there is no bucket ${bucket}`;
  if (name === 'InvalidAccessKeyId') return 'AWS_ACCESS_KEY_ID is not known there';
  if (name === 'SignatureDoesNotMatch') return 'AWS_SECRET_ACCESS_KEY is not the one of the key';
  if (status === 301 || OTHER_REGION.has(name)) {
    return `the bucket is in another region than ${region ?? 'that of AWS_REGION'}`;
  }
  if (status === 403) return `the keys may not use the bucket ${bucket}`;
  if (status >= 500) return `${endpoint} failed with ${status}`;
  return `${endpoint} responded ${status} ${`${name} ${message}`.replace(/\s+/g, ' ').trim()}`;
}

/** The status of the response that an error of the SDK came from; 0 where it was no S3 response at all. */
function responseStatus(error: Error): number | undefined {
  if (!('$metadata' in error)) return undefined;
  const { $metadata: metadata } = error;
  if (typeof metadata !== 'object' || metadata === null) return undefined;
  if (!('httpStatusCode' in metadata)) return 0;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : 0;
}
