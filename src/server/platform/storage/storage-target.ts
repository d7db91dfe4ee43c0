import { resolve } from 'node:path';
import { isInside } from '../is-inside.ts';

// Where the shop's files are.
// Example: s3://shop-files/north?endpoint=https://s3.example&region=eu-1 is the bucket "shop-files" of the
// server s3.example; every name in it begins with "north/".

export interface FolderTarget {
  readonly kind: 'folder';
  readonly folder: string;
}

export interface S3Target {
  readonly kind: 's3';
  readonly bucket: string;
  /** Without a slash at its end; empty for none. */
  readonly prefix: string;
  /** Undefined: the servers of AWS. */
  readonly endpoint: string | undefined;
  /** Undefined leaves it to AWS_REGION. */
  readonly region: string | undefined;
}

export type StorageTarget = FolderTarget | S3Target;

export class BrokenStorageUrl extends Error {
  override readonly name = 'BrokenStorageUrl';
}

export const isS3Address = (text: string) => /^s3:/i.test(text);

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
const REGION = /^[a-z0-9-]{1,40}$/;
const PARAMETERS = ['endpoint', 'region'];

/** Reads a STORAGE_URL. The message of the error never repeats it: somebody may have put keys into it. */
export function storageTarget(address: string): StorageTarget {
  if (address.startsWith('file:')) {
    const folder = decoded(address.replace(/^file:(\/\/)?/, ''));
    if (folder === '') throw new BrokenStorageUrl('file: needs a folder');
    return { kind: 'folder', folder: resolve(folder) };
  }
  const url = URL.parse(address);
  if (!url) throw new BrokenStorageUrl('it is not an address');
  if (url.protocol !== 's3:') {
    throw new BrokenStorageUrl(`it starts with "${url.protocol}", expected s3: or file:`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new BrokenStorageUrl('keys belong in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  }
  if (url.port !== '' || !BUCKET.test(url.hostname)) {
    throw new BrokenStorageUrl('it names no bucket: 3 to 63 of a-z, 0-9, dot and hyphen');
  }
  const prefix = url.pathname.replace(/^\/|\/$/g, '');
  if (prefix !== '' && !PREFIX.test(prefix)) {
    throw new BrokenStorageUrl('the prefix may hold only letters, digits, dot, hyphen, _ and /');
  }
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined || url.hash !== '') {
    throw new BrokenStorageUrl('it may have the parameters endpoint and region only');
  }
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix,
    endpoint: readEndpoint(url.searchParams.get('endpoint')),
    region: readRegion(url.searchParams.get('region')),
  };
}

/** Without its parameters, for people: s3://shop-files/north. */
export function describeTarget(target: StorageTarget): string {
  if (target.kind === 'folder') return target.folder;
  return `s3://${target.bucket}${target.prefix === '' ? '' : `/${target.prefix}`}`;
}

/** Whether what is stored in the one place is stored in the other, too. */
export function isWithin(place: StorageTarget, other: StorageTarget): boolean {
  if (place.kind === 'folder' || other.kind === 'folder') {
    return place.kind === 'folder' && other.kind === 'folder'
      ? isInside(place.folder, other.folder)
      : false;
  }
  if (place.bucket !== other.bucket || place.endpoint !== other.endpoint) return false;
  return `${place.prefix}/`.startsWith(other.prefix === '' ? '' : `${other.prefix}/`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new BrokenStorageUrl('its percent signs do not spell characters');
  }
}

function readEndpoint(text: string | null): string | undefined {
  if (text === null) return undefined;
  const url = URL.parse(text);
  const usable = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
  if (!usable || url.username !== '' || url.password !== '') {
    throw new BrokenStorageUrl('the endpoint is not an address like https://s3.example');
  }
  return url.origin;
}

function readRegion(text: string | null): string | undefined {
  if (text === null) return undefined;
  if (!REGION.test(text)) throw new BrokenStorageUrl('the region is not one like eu-central-1');
  return text;
}
