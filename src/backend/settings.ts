import path from 'node:path';
import { settingLines, type SettingName } from './settings.table.ts';

/** How this process runs; made once from the environment. */
export interface Settings {
  port: number;
  host: string;
  /** Origin without a slash at its end. */
  appUrl: string;
  /** Empty until `resolveAppKey` has read or made it. */
  appKey: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
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
  /** Minutes. */
  sessionLifetime: number;
  /** `host[:port]` values whose pages are stateful (contract §1.5). */
  statefulDomains: string[];
  trustProxy: boolean;
  googleClientId: string | undefined;
  ffmpegPath: string | undefined;
  log: 'info' | 'warn' | 'silent';
  testSwitches: boolean;
  /** `development` under `npm run dev`: readable API page, outbox, relaxed CSP. */
  mode: 'development' | 'production' | 'test';
}

/** A start-up refusal meant for the person who runs the server: printed without a stack, exit 1. */
export class StartupError extends Error {}

type Environment = Record<string, string | undefined>;
type Value<Name extends SettingName> = ReturnType<(typeof settingLines)[Name]['schema']['parse']>;

function reader(env: Environment, problems: string[]) {
  return <Name extends SettingName>(name: Name): Value<Name> | undefined => {
    const line = settingLines[name];
    const given = env[name]?.trim() || line.default;
    if (given === '') return undefined;
    const result = line.schema.safeParse(given);
    if (result.success) return result.data as Value<Name>;
    const why = result.error.issues[0]?.message ?? 'is not understood';
    const shown = /KEY|SECRET|URL/.test(name) ? '' : ` (it is "${given}")`;
    problems.push(`${name}${shown}: ${why}`);
    return undefined;
  };
}

/** Reads every setting, and names all that are wrong at once. */
export function readSettings(
  env: Environment,
  mode: Settings['mode'] = 'production',
  cwd = process.cwd(),
): Settings {
  const problems: string[] = [];
  const read = reader(env, problems);
  const must = <Name extends SettingName>(name: Name): Value<Name> => read(name) as Value<Name>;
  const port = must('PORT');
  const host = must('HOST');
  const appUrl = (read('APP_URL') ?? `http://${publicHost(host)}:${port}`).replace(/\/+$/, '');
  const broadcast = must('BROADCAST');
  const settings: Settings = {
    port,
    host,
    appUrl,
    appKey: read('APP_KEY') ?? '',
    dataDir: path.resolve(cwd, must('DATA_DIR') ?? ''),
    databaseUrl: read('DATABASE_URL'),
    redisUrl: read('REDIS_URL'),
    seed: must('SEED'),
    brand: must('BRAND'),
    slug: must('SLUG'),
    broadcast,
    pusher: {
      appId: must('PUSHER_APP_ID'),
      key: must('PUSHER_APP_KEY'),
      secret: read('PUSHER_APP_SECRET') ?? '',
      cluster: must('PUSHER_CLUSTER'),
      host: read('PUSHER_HOST'),
      port: read('PUSHER_PORT'),
      scheme: must('PUSHER_SCHEME'),
    },
    smtpUrl: read('SMTP_URL'),
    mailFrom: must('MAIL_FROM'),
    sessionLifetime: must('SESSION_LIFETIME'),
    statefulDomains: (read('STATEFUL_DOMAINS') ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    trustProxy: must('TRUST_PROXY'),
    googleClientId: read('GOOGLE_CLIENT_ID'),
    ffmpegPath: read('FFMPEG_PATH'),
    log: must('LOG'),
    testSwitches: must('FANFARE_TEST_SWITCHES'),
    mode,
  };
  if (broadcast === 'pusher' && !settings.pusher.secret)
    problems.push('PUSHER_APP_SECRET: must be set when BROADCAST is "pusher"');
  if (problems.length > 0)
    throw new StartupError(
      `${problems.length === 1 ? 'A setting is wrong' : 'Some settings are wrong'}: ${problems.join('; ')}.`,
    );
  return settings;
}

const publicHost = (host: string) => (host === '0.0.0.0' || host === '::' ? 'localhost' : host);
