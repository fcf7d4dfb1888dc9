import { backendPrefixes } from '#src/backend/web/backend-path.ts';
import { noncePlaceholder } from '#src/backend/web/hosting-page.ts';
import { commonHeaders, pageHeaders } from '#src/backend/web/security-headers.ts';
import type { SiteSettings } from './site-settings.ts';

/** nginx's own random 128 bits of a request. */
const nonce = '$request_id';

/** Shows what became of a mailed link, and asks the server where nothing is said. */
const landing = '/email-verified';

const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n');

/** The policy of the page, with the backend's origin where that is another one. */
function policyHeaders({ apiOrigin, broadcaster, social }: SiteSettings): Record<string, string> {
  const headers = pageHeaders(
    {
      mode: 'production',
      googleClientId: social.googleClientId,
      broadcast: 'pusher',
      appUrl: '',
      pusher: { host: broadcaster.host, port: broadcaster.port, cluster: broadcaster.cluster },
    },
    nonce,
  );
  if (apiOrigin === '') return headers;
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replaceAll(
        /\b(?:connect|img|media|frame)-src [^;]*/g,
        (rule) => `${rule} ${apiOrigin}`,
      ),
    ]),
  );
}

/**
 * A server of nginx for the site, to be included in its `http`: files as they were compressed, the page with
 * a nonce of its own for each answer, and the backend for everything else, split by method and by what is accepted.
 */
export function nginxConfig(
  settings: SiteSettings & { readonly nginx: NonNullable<SiteSettings['nginx']> },
  { root, files, uploadBytes }: { root: string; files: readonly string[]; uploadBytes: number },
): string {
  const { listen, serverName, backend, broker = backend } = settings.nginx;
  const common = commonHeaders(false);
  const paths = backendPrefixes.map((prefix) => prefix.slice(1)).join('|');
  const fileLocation = (file: string) => `
  location = /${file} {
    root ${root}/public;
    gzip_static on;
${headerLines({ ...common, 'Cache-Control': 'no-cache' })}
  }`;
  return `# Written by \`npm run site\`.
map $http_accept $fanfare_takes_html {
  default 0;
  "" 1;
  "~*^\\*/\\*" 1;
  "~*text/html" 1;
}
# POST /login is the backend's, GET /login the page's; a call that wants JSON never gets the page.
map $request_method:$fanfare_takes_html $fanfare_is_page {
  default 0;
  "~^(GET|HEAD):1$" 1;
}
map $http_upgrade $fanfare_connection {
  default upgrade;
  "" "";
}
server {
  listen ${listen};
  server_name ${serverName};
  absolute_redirect off;
  client_max_body_size ${Math.ceil(uploadBytes / 2 ** 20) + 1}m;
  error_page 418 =200 /index.html;

  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header Upgrade $http_upgrade;
  proxy_set_header Connection $fanfare_connection;

  location ^~ /assets/ {
    root ${root}/public;
    gzip_static on;
    # brotli_static on;  (Debian: libnginx-mod-http-brotli-static)
    try_files $uri =404;
${headerLines({ ...common, 'Cache-Control': 'public, max-age=31536000, immutable' })}
  }
${files.map(fileLocation).join('')}

  location = /index.html {
    internal;
    root ${root};
    gzip on;
    sub_filter_once off;
    sub_filter '${noncePlaceholder}' '${nonce}';
${headerLines({ ...common, ...policyHeaders(settings), 'Cache-Control': 'no-cache, private' })}
  }

  location ^~ /app/ {
    # A socket that says nothing for so long is asked by the broker whether it is there.
    proxy_read_timeout 150s;
    proxy_pass ${broker};
  }

  # A mailed link is opened by a browser, and stock Laravel answers a page of its own where it is old, was
  # changed or is another member's: that leads to the page that explains and mails a new one.
  location ^~ /email/verify/ {
    proxy_intercept_errors on;
    error_page 403 404 410 = @old_link;
    error_page 419 429 500 502 503 504 = @unknown_link;
    proxy_pass ${backend};
  }
  location @old_link {
    return 302 ${landing}?error=expired;
  }
  location @unknown_link {
    return 302 ${landing};
  }

  location ~ ^/(?:${paths})(?:/|$) {
    proxy_pass ${backend};
  }

  # No route and no username ends like a file.
  location ~ "^/(?!reset-password/).*\\.(?!html?$)[A-Za-z][A-Za-z0-9]{1,11}$" {
    return 404;
  }

  location / {
    if ($fanfare_is_page) { return 418; }
    proxy_pass ${backend};
  }
}
`;
}
