/** Limits a form may show before the server enforces them. Money in minor units, sizes in bytes. */
export interface Limits {
  readonly currency: string;
  readonly messageMax: number;
  readonly priceMin: number;
  readonly priceMax: number;
  readonly tipMin: number;
  readonly tipMax: number;
  readonly subscriptionMin: number;
  readonly subscriptionMax: number;
  readonly uploadMaxBytes: number;
  readonly uploadMimes: readonly string[];
  readonly videoMaxBytes: number;
  readonly videoMimes: readonly string[];
  readonly avatarsMax: number;
}

/** Configuration that the hosting page contains, before anything is fetched (decisions §1). */
export interface RuntimeConfig {
  readonly brand: string;
  readonly slug: string;
  /** Name of the server's session cookie; null is `{slug}_session`. */
  readonly sessionCookie: string | null;
  readonly release: {
    readonly version: string;
    readonly commit: string;
    /** ISO 8601. */
    readonly builtAt: string;
  };
  /** Empty for the page's own origin. */
  readonly apiOrigin: string;
  readonly broadcaster: {
    readonly key: string;
    readonly cluster: string;
    readonly host: string | null;
    readonly port: number | null;
    readonly tls: boolean;
  };
  readonly social: {
    readonly googleClientId: string | null;
    readonly twitter: boolean;
    /** True when a local page stands in for the providers. */
    readonly local: boolean;
  };
  /** True if the server supports passkeys. */
  readonly passkeys: boolean;
  /** True if the server takes files in pieces (tus 1.0). */
  readonly resumableUploads: boolean;
  readonly limits: Limits;
  /** Accounts open to every visitor; null when the world is not seeded for show. */
  readonly demo: { readonly password: string; readonly emails: readonly string[] } | null;
}

/** The first field of the hosting page's configuration that is wrong; `field` is a dotted path. */
export interface ConfigProblem {
  readonly field: string;
  readonly problem: 'missing' | 'malformed';
}

/** Reads what the check of the configuration threw; any other error is a malformed config. */
export function toProblem(error: unknown): ConfigProblem {
  const isProblem = typeof error === 'object' && error !== null && 'field' in error;
  return isProblem ? (error as ConfigProblem) : { field: 'runtime-config', problem: 'malformed' };
}
