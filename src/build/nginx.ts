import { backendPrefixes } from '#src/backend/web/backend-path.ts';
import { noncePlaceholder } from '#src/backend/web/hosting-page.ts';
import { commonHeaders } from '#src/backend/web/security-headers.ts';
import { headersOfPage } from './page-headers.ts';
import type { SiteSettings } from './site-settings.ts';

/** nginx's own random 128 bits of a request. */
const nonce = '$request_id';

/** Shows what became of a mailed link, and asks the server where nothing is said. */
const landing = '/email-verified';

const headerLines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n');

type Nginx = NonNullable<SiteSettings['nginx']>;

const certificate = (tls: Nginx['tls']): string =>
  tls === undefined
    ? ''
    : `
  ssl_certificate ${tls.certificate};
  ssl_certificate_key ${tls.key};`;

/** The address of a call is the one that those before us noted, so that limits count people. */
const behind = (proxies: Nginx['trustedProxies']): string =>
  proxies.length === 0
    ? ''
    : `${proxies.map((one) => `\n  set_real_ip_from ${one};`).join('')}
  real_ip_header X-Forwarded-For;
  real_ip_recursive on;`;

/**
 * A server of nginx for the site, to be included in its `http`: files as they were compressed, the page with
 * a nonce of its own for each answer, and the backend for everything else, split by method and by what is accepted.
 */
export function nginxConfig(
  settings: SiteSettings & { readonly nginx: Nginx },
  { root, files, uploadBytes }: { root: string; files: readonly string[]; uploadBytes: number },
): string {
  const { tls, trustedProxies, serverName, backend, broker = backend } = settings.nginx;
  const { listen = tls === undefined ? '80' : '443 ssl' } = settings.nginx;
  const common = commonHeaders(tls !== undefined);
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
# A person who opens an address is shown the page even where no page can be; a script or a picture is not.
map $request_method:$http_accept $fanfare_is_shown {
  default 0;
  "~*^(GET|HEAD):.*text/html" 1;
}
map $http_upgrade $fanfare_connection {
  default upgrade;
  "" "";
}
# Only who stands before this server may say that a call came in as https.
geo $realip_remote_addr $fanfare_is_front {
  default 0;${trustedProxies.map((one) => `\n  ${one} 1;`).join('')}
}
map $fanfare_is_front:$http_x_forwarded_proto $fanfare_scheme {
  default $scheme;
  "1:https" https;
  "1:http" http;
}
server {
  listen ${listen};
  server_name ${serverName};${certificate(tls)}${behind(trustedProxies)}
  absolute_redirect off;
  client_max_body_size ${Math.ceil(uploadBytes / 2 ** 20) + 1}m;
  error_page 418 =200 /index.html;

  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $fanfare_scheme;
  # With its port, which links in mails need; what a stranger says of it goes no further.
  proxy_set_header X-Forwarded-Host $http_host;
  proxy_set_header X-Forwarded-Port "";
  proxy_set_header X-Forwarded-Prefix "";
  proxy_set_header Upgrade $http_upgrade;
  proxy_set_header Connection $fanfare_connection;

  location ^~ /assets/ {
    root ${root}/public;
    gzip_static on;
    # brotli_static on;  (Debian: libnginx-mod-http-brotli-static)
    try_files $uri @nothing;
${headerLines({ ...common, 'Cache-Control': 'public, max-age=31536000, immutable' })}
  }
  location @nothing {
    error_page 418 =404 /index.html;
    if ($fanfare_is_shown) { return 418; }
    return 404;
  }
${files.map(fileLocation).join('')}

  location = /index.html {
    internal;
    root ${root};
    gzip on;
    sub_filter_once off;
    sub_filter '${noncePlaceholder}' '${nonce}';
${headerLines({ ...headersOfPage(settings, nonce), ...common })}
  }

  # Without this the broker's location would lead to itself with a slash.
  location = /app {
    if ($fanfare_is_page) { return 418; }
    return 404;
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

  # What came of an upload in pieces is kept when the connection breaks, if it is passed on as it comes.
  location ^~ /api/v1/uploads/ {
    proxy_request_buffering off;
    proxy_pass ${backend};
  }

  location ~ ^/(?:${paths})(?:/|$) {
    proxy_pass ${backend};
  }

  # No route and no username ends like a file.
  location ~ "^/(?!reset-password/).*\\.(?!html?$)[A-Za-z][A-Za-z0-9]{1,11}$" {
    error_page 418 =404 /index.html;
    if ($fanfare_is_shown) { return 418; }
    return 404;
  }

  location / {
    if ($fanfare_is_page) { return 418; }
    proxy_pass ${backend};
  }
}
`;
}
