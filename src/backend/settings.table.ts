import { isIP } from 'node:net';
import { z } from 'zod';
import { limits } from './config/limits.ts';

/** One line of the settings table: README prints it, the start-up check reads it. */
export interface SettingLine {
  name: string;
  /** Value as a person would write it; empty when the setting is absent by default. */
  default: string;
  purpose: string;
  schema: z.ZodType;
}

/** A number, or the one sentence that says which numbers are. */
const whole = (least: number, most: number, error: string) =>
  z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
const url = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)),
      {
        error: `must be an address that starts with ${schemes.map((s) => `${s}://`).join(' or ')}`,
      },
    );
const site = url('http', 'https');
const text = z.string().min(1);
const oneOf = <const Names extends [string, ...string[]]>(...names: Names) =>
  z.enum(names, { error: `must be ${names.join(' or ')}` });
const flag = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 1 or 0' })
  .transform((value) => value === '1' || value === 'true');
const portNumber = whole(0, 65_535, 'must be a port, a number from 0 to 65535');
const service = url('http', 'https').refine(
  (value) => !URL.canParse(value) || /^https?:\/\/[^/@?#]+(\/[^?#]*)?$/.test(value),
  { error: 'must be an address without a user, a query or a #' },
);
const sender = z.string().regex(/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, {
  error: 'must be a mail address, or a name with one in <>',
});
const mailbox = z.string().regex(/^[^\s@<>,;:"()[\]\\?&%]+@[^\s@<>,;:"()[\]\\?&%]+$/, {
  error: 'must be one mail address, without a name',
});
const hosts = z.string().refine(
  (value) =>
    value
      .split(',')
      .map((one) => one.trim())
      .every((one) => /^(\[[\da-f:]+\]|[a-z\d.*-]+)(:(\d+|\*))?$/i.test(one) || one === ''),
  { error: 'must be host or host:port values joined by commas, without http://' },
);

/** An address of version 6 stands in brackets or without, and is kept without, as it is listened on. */
const host = z
  .string()
  .transform((value) => /^\[([\da-f:.]+)\]$/i.exec(value)?.[1] ?? value)
  .refine((value) => isIP(value) !== 0 || /^(?![\d.]+$)[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value), {
    error: 'must be an address or a name of this machine, without http:// and without a port',
  });

const line = <Schema extends z.ZodType>(schema: Schema, fallback: string, purpose: string) => ({
  schema,
  default: fallback,
  purpose,
});

/** Every setting there is. An empty value in the environment counts as absent. */
export const settingLines = {
  PORT: line(portNumber, '3000', 'Port to listen on; 0 picks a free one.'),
  HOST: line(host, 'localhost', 'Address to listen on; `0.0.0.0` or `::` for every network.'),
  APP_URL: line(site, '', 'Public address of the site; default `http://HOST:PORT`.'),
  APP_KEY: line(
    z.string().min(32, { error: 'must be at least 32 characters' }),
    '',
    'Secret that signs cookies and links; default: made once and kept in `DATA_DIR/app.key`.',
  ),
  DATA_DIR: line(text, './data', 'Folder of the embedded database and the uploaded media.'),
  DATABASE_URL: line(
    url('postgres', 'postgresql'),
    '',
    'PostgreSQL to use in place of the embedded database.',
  ),
  REDIS_URL: line(url('redis', 'rediss'), '', 'Redis that joins several processes (events).'),
  S3_ENDPOINT: line(
    service,
    '',
    'Address of a service that speaks S3, whose bucket keeps the media in place of `DATA_DIR/media`.',
  ),
  S3_BUCKET: line(
    z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, {
      error: 'must be 3 to 63 small letters, digits, dots and dashes',
    }),
    '',
    'Name of that bucket, which must give nothing to anybody without a key.',
  ),
  S3_REGION: line(
    z.string().regex(/^[\w-]+$/, { error: 'must be letters, digits and dashes' }),
    'us-east-1',
    'Region of the bucket, as its service names it; some say `auto`.',
  ),
  S3_ACCESS_KEY_ID: line(text, '', 'Name of the key that reads, writes, lists and removes there.'),
  S3_SECRET_ACCESS_KEY: line(text, '', 'Secret of that key; it is never printed.'),
  S3_PATH_STYLE: line(
    flag,
    '1',
    'The bucket stands in the path of its addresses; 0 where it stands in their host.',
  ),
  FFMPEG_PATH: line(text, '', 'Draws renditions of videos; default `ffmpeg` in `PATH`, or `none`.'),
  SEED: line(
    oneOf('demo', 'none'),
    '',
    'What a new database holds; default `demo`, but `none` where strangers may come: `HOST` is no ' +
      'loopback, or `NODE_ENV` is `production`.',
  ),
  BRAND: line(text, 'Fanfare', 'Name of the product as people read it.'),
  SLUG: line(
    z.string().regex(/^[a-z0-9-]+$/, { error: 'must be small letters, digits and dashes' }),
    'fanfare',
    'Name of the product in cookies and storage keys.',
  ),
  BROADCAST: line(
    oneOf('embedded', 'pusher'),
    'embedded',
    'Live events through the broker on this port, or through one that speaks Pusher.',
  ),
  PUSHER_APP_ID: line(text, 'fanfare', 'Application id at the broker.'),
  PUSHER_APP_KEY: line(text, 'fanfare-key', 'Public key of the application at the broker.'),
  PUSHER_APP_SECRET: line(text, '', 'Its secret; default: derived from `APP_KEY`.'),
  PUSHER_CLUSTER: line(text, 'mt1', 'Cluster of the application at the broker.'),
  PUSHER_HOST: line(text, '', 'Host of the broker, when it is not pusher.com.'),
  PUSHER_PORT: line(portNumber, '', 'Port of the broker; default 443 or 80.'),
  PUSHER_SCHEME: line(oneOf('https', 'http'), 'https', 'How the broker is reached.'),
  SMTP_URL: line(
    url('smtp', 'smtps'),
    '',
    'Where mails are handed in, each tried again for a day; without it they stay in `/outbox`.',
  ),
  MAIL_FROM: line(sender, 'Fanfare <hello@fanfare.test>', 'Sender that the mails carry.'),
  CONTACT: line(
    mailbox,
    '',
    'Mail address of whoever runs the site, for the page of contacts and the mails about leaving.',
  ),
  SESSION_LIFETIME: line(
    whole(1, 525_600, 'must be minutes, a number from 1 to 525600'),
    '120',
    'Minutes of silence after which a session ends.',
  ),
  STATEFUL_DOMAINS: line(
    hosts,
    '',
    'Further `host:port` values, joined by commas, whose pages may use the session.',
  ),
  TRUST_PROXY: line(flag, '0', 'Believe `X-Forwarded-For` and `X-Forwarded-Proto`.'),
  RATE_LIMIT: line(
    whole(0, 10_000_000, 'must be calls a minute, a whole number; 0 is no limit'),
    '6000',
    'Calls a minute from one address (a sixth of them at once), 429 beyond; 0 is no limit.',
  ),
  SOCKETS_PER_ADDRESS: line(
    whole(1, 20_000, 'must be a number from 1 to 20000'),
    '200',
    'Sockets that one address may hold open.',
  ),
  STORAGE_PER_MEMBER: line(
    whole(1, 1_000_000, 'must be megabytes, a number from 1 to 1000000'),
    '2048',
    'Megabytes of files that one account may keep; an upload beyond is refused (422).',
  ),
  LARGEST_VIDEO: line(
    whole(1, 1024, 'must be megabytes, a number from 1 to 1024'),
    String(limits.video_max_bytes / 1_048_576),
    'Megabytes that a video may have; a larger one is refused before a byte moves (422).',
  ),
  IDENTITY_HOSTS: line(
    hosts,
    '',
    'Hosts, joined by commas (`*.host` for those below one), of pages on which identities may be verified.',
  ),
  IDENTITY_PORT: line(
    portNumber,
    '0',
    'Port of the page that stands in for such a provider in the demo; 0 picks a free one.',
  ),
  IDENTITY_URL: line(
    site,
    '',
    'Public address of that page; default `http://`, the host of `APP_URL` and its port.',
  ),
  GOOGLE_CLIENT_ID: line(
    text,
    '',
    'Turns on sign-in with Google; without any provider the demo has a local stand-in.',
  ),
  TWITTER_CLIENT_ID: line(text, '', 'Turns on sign-in with X (OAuth 2), with its secret.'),
  TWITTER_CLIENT_SECRET: line(
    text,
    '',
    'Secret of that client; return to `/auth/twitter/callback`.',
  ),
  LOG: line(oneOf('info', 'warn', 'silent'), 'info', 'How much is printed to the terminal.'),
  FANFARE_TEST_SWITCHES: line(flag, '0', 'Test switches; absent from a production build.'),
} as const satisfies Record<string, Omit<SettingLine, 'name'>>;

export type SettingName = keyof typeof settingLines;

/** The table of README, in reading order. */
export const settingsTable: SettingLine[] = Object.entries(settingLines).map(([name, rest]) => ({
  name,
  ...rest,
}));
