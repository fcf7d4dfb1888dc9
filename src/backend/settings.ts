import { isIPv6 } from 'node:net';
import path from 'node:path';
import type { z } from 'zod';
import type { BucketSettings } from './media/store/s3-settings.ts';
import { settingLines, type SettingName } from './settings.table.ts';

/** Settings of this process; made once from the environment. */
export interface Settings {
  port: number;
  host: string;
  /** Origin without a slash at its end. */
  appUrl: string;
  /** Empty until `resolveAppKey` has read or made it. */
  appKey: string;
  /** Absolute path. */
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  /** Keeps the media; undefined where a folder of `dataDir` does. */
  bucket: BucketSettings | undefined;
  /** Program that makes renditions of videos; undefined where it is looked for. */
  ffmpegPath: string | undefined;
  seed: 'demo' | 'none';
  brand: string;
  slug: string;
  broadcast: 'embedded' | 'pusher';
  pusher: {
    appId: string;
    key: string;
    /** Empty until `resolveAppKey` derives it. */
    secret: string;
    cluster: string;
    host: string | undefined;
    port: number | undefined;
    scheme: 'https' | 'http';
  };
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Mail address of the operator; undefined where none is published. */
  contact: string | undefined;
  /** Minutes. */
  sessionLifetime: number;
  /** `host[:port]` values whose pages are stateful (contract §1.5). */
  statefulDomains: string[];
  trustProxy: boolean;
  /** Calls a minute of one address; 0 is no limit. */
  rateLimit: number;
  socketsPerAddress: number;
  /** Bytes of files that one account may keep. */
  storagePerMember: number;
  /** Bytes that a video may have. */
  videoMaxBytes: number;
  /** `host[:port]` values, or `*.host`, of pages on which identities are verified. */
  identityHosts: string[];
  /** Port of the stand-in's page; 0 until it listens. */
  identityPort: number;
  /** Origin of the stand-in's page, without a slash at its end. */
  identityUrl: string;
  googleClientId: string | undefined;
  twitter: { clientId: string; clientSecret: string } | undefined;
  log: 'info' | 'warn' | 'silent';
  testSwitches: boolean;
  /** `development` under `npm run dev`: readable API page, outbox, relaxed CSP. */
  mode: 'development' | 'production' | 'test';
}

/** A start-up refusal meant for the person who runs the server: printed without a stack, exit 1. */
export class StartupError extends Error {}

type Environment = Record<string, string | undefined>;

/** Reads one line; what is wrong is noted, and stands as its default until all have been read. */
function reader(env: Environment, problems: string[]) {
  const given = (name: SettingName) => env[name]?.trim() || settingLines[name].default;
  function read<Schema extends z.ZodType>(name: SettingName, schema: Schema) {
    if (given(name) === '') return undefined;
    const result = schema.safeParse(given(name));
    if (result.success) return result.data;
    const why = result.error.issues[0]?.message ?? 'is not understood';
    const shown = /KEY|SECRET|URL/.test(name) ? '' : ` (it is "${given(name)}")`;
    problems.push(`${name}${shown}: ${why}`);
    return undefined;
  }
  const must = <Schema extends z.ZodType>(name: SettingName, schema: Schema): z.output<Schema> =>
    read(name, schema) ?? schema.parse(settingLines[name].default);
  return { isGiven: (name: SettingName) => given(name) !== '', read, must };
}

/** Reads every setting, and names all that are wrong at once. */
export function readSettings(
  env: Environment,
  mode: Settings['mode'] = 'production',
  cwd = process.cwd(),
): Settings {
  const problems: string[] = [];
  const from = reader(env, problems);
  const { read, must } = from;
  const lines = settingLines;
  const port = must('PORT', lines.PORT.schema);
  const host = must('HOST', lines.HOST.schema);
  const appUrl = (
    read('APP_URL', lines.APP_URL.schema) ?? `http://${publicHost(host)}:${port}`
  ).replace(/\/+$/, '');
  const broadcast = must('BROADCAST', lines.BROADCAST.schema);
  const clientId = read('TWITTER_CLIENT_ID', lines.TWITTER_CLIENT_ID.schema);
  const clientSecret = read('TWITTER_CLIENT_SECRET', lines.TWITTER_CLIENT_SECRET.schema);
  const settings: Settings = {
    port,
    host,
    appUrl,
    appKey: read('APP_KEY', lines.APP_KEY.schema) ?? '',
    dataDir: path.resolve(cwd, must('DATA_DIR', lines.DATA_DIR.schema)),
    databaseUrl: read('DATABASE_URL', lines.DATABASE_URL.schema),
    redisUrl: read('REDIS_URL', lines.REDIS_URL.schema),
    bucket: bucketOf(from, problems),
    ffmpegPath: read('FFMPEG_PATH', lines.FFMPEG_PATH.schema),
    seed: read('SEED', lines.SEED.schema) ?? (isForStrangers(host, env) ? 'none' : 'demo'),
    brand: must('BRAND', lines.BRAND.schema),
    slug: must('SLUG', lines.SLUG.schema),
    broadcast,
    pusher: {
      appId: must('PUSHER_APP_ID', lines.PUSHER_APP_ID.schema),
      key: must('PUSHER_APP_KEY', lines.PUSHER_APP_KEY.schema),
      secret: read('PUSHER_APP_SECRET', lines.PUSHER_APP_SECRET.schema) ?? '',
      cluster: must('PUSHER_CLUSTER', lines.PUSHER_CLUSTER.schema),
      host: read('PUSHER_HOST', lines.PUSHER_HOST.schema),
      port: read('PUSHER_PORT', lines.PUSHER_PORT.schema),
      scheme: must('PUSHER_SCHEME', lines.PUSHER_SCHEME.schema),
    },
    smtpUrl: read('SMTP_URL', lines.SMTP_URL.schema),
    mailFrom: must('MAIL_FROM', lines.MAIL_FROM.schema),
    contact: read('CONTACT', lines.CONTACT.schema),
    sessionLifetime: must('SESSION_LIFETIME', lines.SESSION_LIFETIME.schema),
    statefulDomains: listed(read('STATEFUL_DOMAINS', lines.STATEFUL_DOMAINS.schema)),
    trustProxy: must('TRUST_PROXY', lines.TRUST_PROXY.schema),
    rateLimit: must('RATE_LIMIT', lines.RATE_LIMIT.schema),
    socketsPerAddress: must('SOCKETS_PER_ADDRESS', lines.SOCKETS_PER_ADDRESS.schema),
    storagePerMember: must('STORAGE_PER_MEMBER', lines.STORAGE_PER_MEMBER.schema) * 1_048_576,
    videoMaxBytes: must('LARGEST_VIDEO', lines.LARGEST_VIDEO.schema) * 1_048_576,
    identityHosts: listed(read('IDENTITY_HOSTS', lines.IDENTITY_HOSTS.schema)),
    identityPort: must('IDENTITY_PORT', lines.IDENTITY_PORT.schema),
    identityUrl: (read('IDENTITY_URL', lines.IDENTITY_URL.schema) ?? '').replace(/\/+$/, ''),
    googleClientId: read('GOOGLE_CLIENT_ID', lines.GOOGLE_CLIENT_ID.schema),
    twitter: clientId && clientSecret ? { clientId, clientSecret } : undefined,
    log: must('LOG', lines.LOG.schema),
    testSwitches: must('FANFARE_TEST_SWITCHES', lines.FANFARE_TEST_SWITCHES.schema),
    mode,
  };
  if (broadcast === 'pusher' && !settings.pusher.secret)
    problems.push('PUSHER_APP_SECRET: must be set when BROADCAST is "pusher"');
  if (Boolean(clientId) !== Boolean(clientSecret))
    problems.push('TWITTER_CLIENT_ID and TWITTER_CLIENT_SECRET: set both, or neither');
  if (problems.length > 0)
    throw new StartupError(
      `${problems.length === 1 ? 'A setting is wrong' : 'Some settings are wrong'}: ${problems.join('; ')}.`,
    );
  return settings;
}

/** A bucket by its four lines, or none. */
function bucketOf(
  { isGiven, read, must }: ReturnType<typeof reader>,
  problems: string[],
): BucketSettings | undefined {
  const lines = settingLines;
  const endpoint = read('S3_ENDPOINT', lines.S3_ENDPOINT.schema);
  const bucket = read('S3_BUCKET', lines.S3_BUCKET.schema);
  const region = must('S3_REGION', lines.S3_REGION.schema);
  const accessKeyId = read('S3_ACCESS_KEY_ID', lines.S3_ACCESS_KEY_ID.schema);
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY', lines.S3_SECRET_ACCESS_KEY.schema);
  const isPathStyle = must('S3_PATH_STYLE', lines.S3_PATH_STYLE.schema);
  const missing = ofBucket.filter((name) => !isGiven(name));
  if (missing.length > 0 && missing.length < ofBucket.length)
    problems.push(`${ofBucket.join(', ')}: set all, or none (${missing.join(', ')} is missing)`);
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  const withoutSlash = endpoint.replace(/\/+$/, '');
  return { endpoint: withoutSlash, bucket, region, accessKeyId, secretAccessKey, isPathStyle };
}

const ofBucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Values that are joined by commas. */
const listed = (text = '') =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/**
 * True if strangers may come: then nothing of the demo world runs (accounts of a known password,
 * the outbox, stand-ins for payments and sign-in) unless `SEED=demo` asks for it.
 */
const isForStrangers = (host: string, env: Environment) =>
  env['NODE_ENV'] === 'production' || !/^(localhost|127(\.\d+){3}|::1)$/i.test(canonical(host));

/** An address of version 6 in its shortest form, and without the network card that it is of. */
const canonical = (host: string) =>
  isIPv6(host) ? new URL(`http://[${host.replace(/%.*/, '')}]`).hostname.slice(1, -1) : host;

function publicHost(host: string): string {
  const shown = canonical(host);
  if (shown === '0.0.0.0' || shown === '::') return 'localhost';
  return isIPv6(shown) ? `[${shown}]` : shown;
}
